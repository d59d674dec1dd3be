/** How people say so many seconds: "in about 7 minutes", rounded up, so that nobody comes back too early. */
export function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "in about a minute" : `in about ${minutes} minutes`;
}
