import type { IncomingMessage, ServerResponse } from "node:http";
import { inEveryEncoding } from "./compress.ts";
import { isKnownVisitor, publicAddresses } from "./public-addresses.ts";
import { type StoredResponse, send, storedResponse } from "./stored-response.ts";

/** The headers of a page and its words. */
export type Page = { headers: [name: string, value: string][]; html: string };

type PageCacheSettings = {
  /** The page of an address that is the same for as long as the process runs; null where there is none. */
  prerendered?(address: string): Page | null;
  /** Renders the page of an address. It never sees a request: no header of a visitor can get into what others get. */
  render(address: string): Promise<Response>;
  /** The version of what staff published, raised with every change. Throws while the database is away. */
  contentVersion(): Promise<number>;
  now?(): number;
};

type Kept = { page: StoredResponse; until: number };

const hour = 3_600_000;
/** How often the version is looked at: a change shows within 2 s in every instance. */
const lookEvery = 1_000;
/** Pages that change again at once are not worth the best compression. */
const settledAfter = 1_000;
/** A page above it is sent and not kept, which bounds the memory: there are as many pages as addresses. */
const mostBytes = 2 * 1024 * 1024;

/**
 * Pages for visitors whom the site does not know, kept in memory ahead of React Router (design, decision 2). A page goes
 * with the next change of content, with the hour, and at the moment that its header X-Fresh-Until names.
 */
export function makePageCache(settings: PageCacheSettings) {
  const { prerendered = () => null, render, contentVersion, now = Date.now } = settings;
  const kept = new Map<string, Kept>();
  const rendering = new Map<string, Promise<StoredResponse | null>>();
  let version: number | null = null;
  let looking: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const found = await contentVersion().catch(() => null);
    // While the database is away, every look drops the pages: they are made without it then, and say so.
    if (found === null || found !== version) {
      kept.clear();
      // Who asks from now on does not get what was begun before.
      rendering.clear();
    }
    version = found;
    if (!isStopped) looking = setTimeout(look, lookEvery).unref();
  }

  function rendered(address: string): Promise<StoredResponse | null> {
    looking ??= setTimeout(look).unref();
    const running = rendering.get(address);
    if (running) return running;
    const started = make(address).finally(() => {
      if (rendering.get(address) === started) rendering.delete(address);
    });
    rendering.set(address, started);
    return started;

    async function make(address: string): Promise<StoredResponse | null> {
      const startedAt = now();
      const made =
        madeBefore(prerendered(address), startedAt) ?? (await takenFrom(await render(address), startedAt));
      if (!made) return null;
      const { status, headers, body, until } = made;
      const page = storedResponse(headers, await inEveryEncoding(body, "fast"), status);
      // Dropped since: it was made of what was there before.
      if (until !== null && rendering.get(address) === started) keep(address, { page, until }, headers, body);
      return page;
    }
  }

  function keep(address: string, first: Kept, headers: [string, string][], body: Buffer): void {
    kept.set(address, first);
    const improve = async () => {
      if (kept.get(address) !== first) return;
      const page = storedResponse(headers, await inEveryEncoding(body, "best"));
      if (kept.get(address) === first) kept.set(address, { ...first, page });
    };
    setTimeout(improve, settledAfter).unref();
  }

  return {
    /** Answers GET and HEAD at once with a page that it has; false where it has none for this visitor. */
    sendKept(request: IncomingMessage, response: ServerResponse): boolean {
      const hit = kept.get(request.url ?? "");
      if (!hit || now() >= hit.until || isKnownVisitor(request)) return false;
      send(hit.page, request, response);
      return true;
    },
    /**
     * Answers GET and HEAD of a page that it may keep, after rendering it, once for all who ask meanwhile; else goes on.
     * Throws what rendering throws.
     */
    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      goOn: () => Promise<void>,
    ): Promise<void> {
      const { url = "" } = request;
      const page = publicAddresses.has(url) && !isKnownVisitor(request) ? await rendered(url) : null;
      if (page) send(page, request, response);
      else await goOn();
    },
    /** No more looks, before the database is closed. */
    stop(): void {
      isStopped = true;
      clearTimeout(looking);
    },
  };
}

/** An answer as it is sent, and until when it may be kept; null where it may not. */
type Made = { status: number; headers: [string, string][]; body: Buffer; until: number | null };

function madeBefore(page: Page | null, now: number): Made | null {
  if (!page) return null;
  const headers = [...page.headers, ...keptHeaders];
  return { status: 200, headers, body: Buffer.from(page.html), until: nextHour(now) };
}

/** Null where the answer is for one visitor alone. */
async function takenFrom(response: Response, startedAt: number): Promise<Made | null> {
  if (response.headers.has("Set-Cookie")) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const isToBeKept = mayBeKept(response) && body.byteLength <= mostBytes;
  const until = isToBeKept ? endOf(response, startedAt) : null;
  return { status: response.status, headers: headersOf(response, isToBeKept), body, until };
}

function mayBeKept({ status, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !headers.get("Cache-Control")?.includes("no-store");
}

const vary: [string, string] = ["Vary", "Accept-Encoding, Cookie"];

/**
 * A browser asks each time whether its copy is still right, and no proxy keeps one: signing in changes the page of
 * the same address.
 */
const keptHeaders: [string, string][] = [["Cache-Control", "private, no-cache"], vary];

function headersOf({ headers }: Response, isKept: boolean): [string, string][] {
  const own = new Headers(headers);
  for (const name of ["X-Fresh-Until", "Content-Length"]) own.delete(name);
  for (const [name, value] of isKept ? keptHeaders : [vary]) own.set(name, value);
  return [...own];
}

function nextHour(now: number): number {
  return (Math.floor(now / hour) + 1) * hour;
}

/**
 * When the page is over: when it says so itself, and at the latest with the hour, with which every day begins, in UTC
 * and where the Society is. To ask for a day in a time zone would take the first answer of a process 20 ms.
 */
function endOf({ headers }: Response, startedAt: number): number {
  const own = headers.get("X-Fresh-Until");
  return Math.min(nextHour(startedAt), own === null ? Number.POSITIVE_INFINITY : Date.parse(own) || 0);
}
