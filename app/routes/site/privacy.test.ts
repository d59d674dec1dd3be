import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { loader } from "./privacy.tsx";
import { PrivacyText } from "./privacy-text.tsx";

const env = vi.hoisted((): { OPENAI_MODEL?: string } => ({}));
vi.mock("#app/env.server.ts", () => ({ env }));

/** The words of the page on a site that is set up with this language model, or with none. */
function wordsWith(model: string | undefined): string {
  env.OPENAI_MODEL = model;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PrivacyText, loader())));
}

test("where a language model is set up, the page says what it gets", () => {
  expect(wordsWith("example")).toContain("That service gets your question");
  expect(wordsWith("example")).not.toContain("We do not pass your question on");
});

test("where none is, the page says that questions are not passed on", () => {
  expect(wordsWith(undefined)).toContain("We do not pass your question on to a language model");
  expect(wordsWith(undefined)).not.toContain("That service gets");
});
