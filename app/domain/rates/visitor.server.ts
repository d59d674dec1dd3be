import { createHmac } from "node:crypto";
import { env } from "#app/env.server.ts";
import { networkOf } from "./network.ts";

/**
 * The key by which a visitor's times are counted: a code of their address's network, from which nobody without
 * SESSION_SECRET finds the address. Null where the address is not known: then nothing is counted by address.
 */
export function visitorKey(address: string | null): string | null {
  if (address === null) return null;
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`visitor ${networkOf(address)}`)
    .digest("base64url");
}
