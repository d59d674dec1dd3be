import { isIP } from "node:net";

/**
 * The network that an address stands for when times are counted: an IPv4 address itself, also one written as IPv6
 * (RFC 4291, 2.5.5.2); of an IPv6 address its first 64 bits, because one household has them all (RFC 6177).
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL standard writes every address in one way: in lower case, with the longest run of zeros as "::".
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string | undefined) =>
    part ? part.split(":").map((group) => Number.parseInt(group, 16)) : [];
  const [first, last] = [numbers(before), numbers(after)];
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}
