/** A command can't do what it was asked. The message tells a person why, and what to do. */
export class CommandRefused extends Error {
  override name = "CommandRefused";
}

/** A command was asked in words that it doesn't know. */
export class UsageError extends Error {
  override name = "UsageError";
}
