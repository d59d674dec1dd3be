import { isIP } from "node:net";
import { createContext, RouterContextProvider } from "react-router";
import { env } from "#app/env.server.ts";

/** The address of whoever asks; null where the server does not tell it (react-router-serve, the development server). */
export const clientAddress = createContext<string | null>(null);

/** The context of a request, with the address that its connection came from. */
export function withClientAddress(request: Request, connected: string | undefined): RouterContextProvider {
  const context = new RouterContextProvider();
  const forwarded = request.headers.get("X-Forwarded-For");
  context.set(clientAddress, connected ? addressBehind(connected, forwarded, env.TRUSTED_PROXIES) : null);
  return context;
}

/**
 * The address that so many trusted proxies name, counted from the right of X-Forwarded-For: each adds at its end who
 * connected to it, and what stands further left anybody can have written. Where an entry is missing or is no address,
 * the nearest one that a proxy did name.
 */
export function addressBehind(connected: string, forwarded: string | null, proxies: number): string {
  const named = forwarded?.split(",").reverse() ?? [];
  let address = connected;
  for (const entry of named.slice(0, proxies)) {
    const next = withoutPort(entry.trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Some proxies add the port: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}
