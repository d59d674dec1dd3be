/**
 * An error whose message is the site's own: it quotes nothing that anybody sent, so the log may show it. Of every other
 * error the log shows its kind, code and place alone (log-error.ts).
 */
export class OwnError extends Error {
  override name = "OwnError";
}
