/** How a body can be sent; `identity` is as it is. */
export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of values. Bounded, because anybody can send others. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

/**
 * The best encoding that an Accept-Encoding header allows (RFC 9110 §12.5.3): the one with the most weight, brotli
 * before gzip. Where it allows none of ours, or can't be read, the body as it is.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const kept = known.get(header);
  if (kept) return kept;
  const encoding = bestOf(header);
  if (known.size < mostKnown) known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(",").map(weightOf));
  const weight = (name: Encoding) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = weight("br") >= weight("gzip") ? "br" : "gzip";
  return weight(best) > 0 && weight(best) >= (weights.get("identity") ?? 0) ? best : "identity";
}

function weightOf(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return [name, value >= 0 && value <= 1 ? value : 0];
}
