import { OwnError } from "#app/own-error.ts";

/**
 * Why somebody could not sign in:
 * - not-set-up: the site has no provider
 * - unavailable: the provider does not answer, or answers nonsense
 * - denied: they refused at the provider, or the provider refused them
 * - expired: the sign-in took too long, was used already, or began in another browser
 * - untrusted: what the provider said about them could not be checked
 * - not-allowed: they are not on the list of administrators, or their e-mail address is not verified
 * - no-database: the site's own database does not answer
 */
export type Problem =
  | "not-set-up"
  | "unavailable"
  | "denied"
  | "expired"
  | "untrusted"
  | "not-allowed"
  | "no-database";

/** A sign-in that came to nothing. The message is for the log: it holds no address, code or token. */
export class SignInError extends OwnError {
  override name = "SignInError";
  readonly problem: Problem;

  constructor(problem: Problem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
