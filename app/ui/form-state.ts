import type { SubmissionResult } from "@conform-to/react";

/** What a field shows. The fields of conform's useForm are of this shape as well. */
export type ShownField = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  key?: string;
  required?: boolean;
  initialValue?: unknown;
  errors?: readonly string[];
};

/**
 * A form as its last answer left it: what was sent is in its fields again, with what is wrong beside each. It takes
 * conform's answer from the server without conform in the browser, which is a twelfth of a public page's scripts.
 * `initial` is what stands in a form that nobody has sent; `required` names the fields that must be filled in.
 */
export function formState<Name extends string>(
  id: string,
  names: readonly Name[],
  answer: SubmissionResult<string[]> | undefined,
  {
    initial = {},
    required = [],
  }: { initial?: Partial<Record<Name, string>>; required?: readonly Name[] } = {},
): { id: string; errors?: readonly string[]; fields: Record<Name, ShownField> } {
  const errors = answer?.error ?? {};
  const fields = names.map((name): [Name, ShownField] => {
    const fieldId = `${id}-${name}`;
    return [
      name,
      {
        id: fieldId,
        name,
        errorId: `${fieldId}-error`,
        descriptionId: `${fieldId}-description`,
        required: required.includes(name),
        initialValue: (answer?.initialValue ?? initial)[name],
        errors: errors[name] ?? undefined,
      },
    ];
  });
  return {
    id,
    errors: errors[""] ?? undefined,
    fields: Object.fromEntries(fields) as Record<Name, ShownField>,
  };
}
