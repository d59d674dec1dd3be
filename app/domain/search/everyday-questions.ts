const files = import.meta.glob<string>("./everyday-questions/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * How people would ask for each section of the site's own pages, by its address: never shown, only learned from. The
 * files have one question a line, in words that the section itself does not use where possible, under "# <address>".
 */
export const everydayQuestions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(files).flatMap((file) =>
    file
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const [href = "", ...questions] = section.split("\n").filter((line) => line !== "");
        return [href, questions] as const;
      }),
  ),
);
