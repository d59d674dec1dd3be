/** A question that is not taken now: this visitor asks too often, or the site has too much to do. */
export class QuestionRefused extends Error {
  override name = "QuestionRefused";
  readonly reason: "too-many" | "busy";
  /** In how many seconds asking again can help. */
  readonly retryAfter: number;

  /** `message` is for the visitor. */
  constructor(reason: QuestionRefused["reason"], message: string, retryAfter: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
