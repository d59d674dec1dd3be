import type { Statement } from "#app/content/statement.ts";

/**
 * Statements as plain lines. After those that share them comes one line with their weight and who they apply to: an
 * answer must not make a rule of advice, nor tell a Texan what Ohio asks (design, decision 8).
 */
export function statementLines(statements: readonly Statement[]): string[] {
  return statements.flatMap((statement, index) => {
    const scope = scopeLine(statement);
    const next = statements[index + 1];
    return next && scopeLine(next) === scope ? [statement.text] : [statement.text, scope];
  });
}

function scopeLine({ standing, appliesTo }: Statement): string {
  const applies = `Applies to: ${appliesTo}.`;
  return standing === "Public information" ? applies : `${standing}. ${applies}`;
}
