/** Lines that are there, a paragraph a line. */
export function paragraphs(...lines: (string | undefined | readonly string[])[]): string {
  return lines
    .flat()
    .filter((line) => line)
    .join("\n");
}

/** The items of a list as lines, each with a sign that says so. */
export const listed = (items: readonly string[]): string[] => items.map((item) => `- ${item}`);
