import { expect, test } from "vitest";
import { formState } from "./form-state.ts";

const options = { initial: { role: "patient" }, required: ["name"] } as const;

test("a form that nobody has sent shows what stands in it at first, and nothing wrong", () => {
  const { errors, fields } = formState("contact", ["name", "role"], undefined, options);
  expect(errors).toBeUndefined();
  expect(fields.role).toMatchObject({
    id: "contact-role",
    name: "role",
    initialValue: "patient",
    required: false,
  });
  expect(fields.name).toMatchObject({ initialValue: undefined, errors: undefined, required: true });
});

test("a form that came back shows what was sent, and what is wrong beside its field", () => {
  const answer = {
    status: "error" as const,
    initialValue: { name: "A", role: "media" },
    error: { "": ["Not sent"], name: ["Too short"] },
  };
  const { errors, fields } = formState("contact", ["name", "role"], answer, options);
  expect(errors).toEqual(["Not sent"]);
  expect(fields.name).toMatchObject({ initialValue: "A", errors: ["Too short"] });
  expect(fields.role).toMatchObject({ initialValue: "media", errors: undefined });
});
