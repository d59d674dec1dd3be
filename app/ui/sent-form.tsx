import { button } from "./button.ts";
import { container } from "./page.tsx";

/** What a form carries that nobody typed: the version that it was made from, and which button sent it. */
const untyped = ["version", "published"];

/** A form that could not be looked at, to be sent again with all that it held, to where it was sent. */
export default function SentForm({
  fields,
}: {
  fields: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <form method="post" className={`${container} space-y-6 py-10`}>
      <h2 className="text-2xl">What you typed is still here</h2>
      {fields.map(([name, value]) =>
        value === "" || untyped.includes(name) ? (
          <input key={name} type="hidden" name={name} value={value} />
        ) : (
          <label key={name} className="block font-semibold capitalize">
            {name.replaceAll(/[A-Z]/g, " $&")}
            <textarea
              name={name}
              defaultValue={value}
              readOnly
              className="mt-1.5 block w-full rounded-lg border border-line-strong bg-surface px-3.5 py-2.5 font-normal [field-sizing:content]"
            />
          </label>
        ),
      )}
      <button type="submit" className={button.primary}>
        Send it again
      </button>
    </form>
  );
}
