/** The answer to a probe: one word, which nobody keeps. */
export function healthAnswer(status: 200 | 503, word: string): Response {
  return new Response(`${word}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
