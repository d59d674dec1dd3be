/** What the doctor found about one thing: a problem keeps the site from something, a warning may be meant so. */
export type Finding = {
  state: "ok" | "warning" | "problem";
  name: string;
  /** How it is; never with a secret in it. */
  said: string;
  /** What to do about it. */
  todo?: string;
};

export const ok = (name: string, said: string): Finding => ({ state: "ok", name, said });
export const warning = (name: string, said: string, todo: string): Finding => ({
  state: "warning",
  name,
  said,
  todo,
});
export const problem = (name: string, said: string, todo: string): Finding => ({
  state: "problem",
  name,
  said,
  todo,
});

/** The kind of an error in one word, ECONNREFUSED for example: its message can hold an address or a secret. */
export function kindOf(error: unknown): string {
  for (let found = error; found instanceof Error; found = found.cause) {
    if ("code" in found && typeof found.code === "string") return found.code;
    if (found.name === "TimeoutError") return "no answer in time";
  }
  return error instanceof Error ? error.name : "unknown";
}
