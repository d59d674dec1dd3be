/** What spreadsheet programs take for the start of a formula, wide letters of Asian keyboards included. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a CSV file: RFC 4180, every cell in quotes, with the byte order mark by which spreadsheet programs know
 * UTF-8. A cell that a program would run as a formula gets an apostrophe in front, which makes it text (security.md,
 * "Exports"; OWASP, "CSV Injection").
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
