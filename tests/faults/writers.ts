import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { count } from "drizzle-orm";
import { expect } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { contacts } from "#db/schema.ts";

const thanks = "/contact?sent";
export const tryAgain = "Failed to send message. Please try again.";

/** Somebody whom the site has not seen before, as the proxy in front of it names them. */
export function newVisitor(): Record<string, string> {
  return { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` };
}

export function contactOf(message: string): Record<string, string> {
  return { name: "Example Writer", email: "writer@example.org", role: "patient", message };
}

/** Sends the contact form, as a browser without scripts does. */
export function sendForm(url: string, message: string): Promise<Response> {
  return fetch(`${url}/contact`, {
    method: "POST",
    headers: newVisitor(),
    body: new URLSearchParams(contactOf(message)),
    redirect: "manual",
  });
}

export function sendCall(url: string, message: string): Promise<Response> {
  return fetch(`${url}/api/contacts`, {
    method: "POST",
    headers: { ...newVisitor(), "Content-Type": "application/json" },
    body: JSON.stringify(contactOf(message)),
  });
}

/** Why somebody has to try again: the site says so, or the connection or the instance is gone. */
type Failure = "asked" | "cut off";
type Answer = { thanks: string } | { failure: Failure };

/** What a try to send a message came to. Throws where nobody should get such an answer. */
async function outcomeOf(answer: Promise<Response>, message: string): Promise<Answer> {
  let status: number;
  let said: string;
  let location: string | null;
  try {
    const response = await answer;
    ({ status } = response);
    location = response.headers.get("Location");
    said = await response.text();
  } catch {
    return { failure: "cut off" };
  }
  if (status === 201) return { thanks: said };
  if (status === 303 && location === thanks) return { thanks };
  const isForm = said.includes("<form");
  if (status === 503 && said.includes(tryAgain) && (!isForm || said.includes(message)))
    return { failure: "asked" };
  // A balancer whose instance is gone.
  if (status === 502) return { failure: "cut off" };
  throw new Error(`${status}: ${said.slice(0, 200)}`);
}

/**
 * People who write to the site without a pause, by its form and by its API in turn. Whoever gets no thanks sends the
 * same message again, and every second one does so in spite of them.
 */
export class Writers {
  /** The messages that the site has said it has. */
  readonly acknowledged = new Set<string>();
  /** How many tries got no thanks. */
  readonly failed: Record<Failure, number> = { asked: 0, "cut off": 0 };
  readonly #wrong: string[] = [];
  readonly #url: string;
  readonly #writing: Promise<unknown>;
  #isStopped = false;
  #next = 0;

  constructor(url: string, people = 8) {
    this.#url = url;
    this.#writing = Promise.all(Array.from({ length: people }, () => this.#write()));
  }

  /** Waits until the site has taken so many more messages. Throws where that takes 20 s. */
  async progress(more: number): Promise<void> {
    const wanted = this.acknowledged.size + more;
    const deadline = Date.now() + 20_000;
    while (this.acknowledged.size < wanted) {
      if (Date.now() > deadline) throw new Error(`Nothing goes on after ${this.acknowledged.size} messages.`);
      await wait(5);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#writing;
  }

  /** Each message that was acknowledged is stored, and none twice; nobody got an answer that nobody should get. */
  async expectNothingLost(database: Parameters<typeof openDatabase>[0]): Promise<void> {
    const { db, close } = await openDatabase(database);
    const stored = await db
      .select({ message: contacts.message, rows: count() })
      .from(contacts)
      .groupBy(contacts.message)
      .finally(close);
    const found = new Set(stored.map(({ message }) => message));
    expect([...this.acknowledged].filter((message) => !found.has(message))).toEqual([]);
    expect(stored.filter(({ rows }) => rows > 1)).toEqual([]);
    expect(this.#wrong).toEqual([]);
  }

  async #write(): Promise<void> {
    while (!this.#isStopped) {
      const number = this.#next++;
      const first = await this.#send(number);
      if (first === null || number % 4 < 2) continue;
      const second = await this.#send(number);
      if (second !== null && second !== first) this.#wrong.push(`${second} instead of ${first}`);
    }
  }

  /** Sends a message until there are thanks for it; null where nobody wants to send any more. */
  async #send(number: number): Promise<string | null> {
    const message = `Message number ${number} of many.`;
    const send = number % 2 === 0 ? sendForm : sendCall;
    while (!this.#isStopped) {
      try {
        const outcome = await outcomeOf(send(this.#url, message), message);
        if ("thanks" in outcome) {
          this.acknowledged.add(message);
          return outcome.thanks;
        }
        this.failed[outcome.failure]++;
      } catch (error) {
        this.#wrong.push(String(error));
      }
      await wait(100);
    }
    return null;
  }
}
