import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { assistant } from "#app/content/assistant.ts";
import { type Conversation, clear, conversation, send, stop, write } from "./conversation.ts";

/** The server at the other end: what it was sent, and what it says, piece by piece. */
type Call = {
  body: { message: string; conversationHistory: { role: string; content: string }[] };
  signal: AbortSignal;
  options: RequestInit;
  say(text: string): void;
  end(): void;
};

let calls: Call[] = [];
let respond: (stream: ReadableStream<Uint8Array>) => Response | Promise<Response>;

const encoder = new TextEncoder();
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const words = (text: string) => event({ type: "content", text });
const done = event({ type: "done" });
const contents = () => conversation.get().messages.map(({ content }) => content);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Asks a question; gives the call that it makes, and the promise that it is over. */
async function asking(question: string): Promise<{ call: Call; over: Promise<void> }> {
  const over = send(question);
  await settled();
  const call = calls.at(-1);
  if (!call) throw new Error("Nothing was asked.");
  return { call, over };
}

async function answered(question: string, answer = "Yes."): Promise<Call> {
  const { call, over } = await asking(question);
  call.say(words(answer) + done);
  await over;
  return call;
}

beforeEach(() => {
  calls = [];
  respond = (stream) => new Response(stream);
  vi.stubGlobal("fetch", (_path: string, options: RequestInit) => {
    const { signal } = options;
    if (!signal) throw new Error("The request can't be aborted.");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener("abort", () => {
          try {
            controller.error(signal.reason);
          } catch {
            // It has ended already.
          }
        });
        calls.push({
          body: JSON.parse(String(options.body)),
          signal,
          options,
          say: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        });
      },
    });
    return respond(stream);
  });
});

afterEach(() => {
  clear();
  write("");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a question and its answer", () => {
  test("thinking, responding, and then an answer that stays, with its sources", async () => {
    const states: Conversation["reply"][] = [];
    const stopListening = conversation.subscribe(() => states.push(conversation.get().reply));
    const { call, over } = await asking("  What are my rights?  ");
    expect(conversation.get().reply, "thinking").toBe("");
    call.say(`: heartbeat\n\n${words("You have ")}${event({ type: "unknown", text: "x" })}`);
    await settled();
    expect(conversation.get().reply, "responding").toBe("You have ");
    const sources = [{ title: "Your Rights", href: "/patients#rights" }];
    call.say(words("rights.") + event({ type: "sources", sources }) + done + words("too late"));
    await over;
    expect(conversation.get().messages.slice(1)).toEqual([
      { id: 1, role: "user", content: "What are my rights?" },
      { id: 2, role: "assistant", content: "You have rights.", sources },
    ]);
    expect(states).toEqual(["", "You have ", "You have rights.", null]);
    stopListening();
  });

  test("the call is as specification §7 wants it", async () => {
    const { options, body } = await answered("Hello\u0000");
    expect(options).toMatchObject({ method: "POST", credentials: "include" });
    expect(new Headers(options.headers).get("Content-Type")).toBe("application/json");
    const greeting = { role: "assistant", content: assistant.greeting };
    expect(body).toEqual({ message: "Hello", conversationHistory: [greeting] });
    const next = await answered("And then?");
    expect(next.body.conversationHistory).toEqual([
      greeting,
      { role: "user", content: "Hello" },
      { role: "assistant", content: "Yes." },
    ]);
  });

  test("blank questions, and a second one while a reply is pending, are not sent", async () => {
    await send(" \n ");
    expect(calls).toHaveLength(0);
    const { call, over } = await asking("One");
    await send("Two");
    expect(calls).toHaveLength(1);
    call.say(words("Yes.") + done);
    await over;
    expect(contents()).toEqual([assistant.greeting, "One", "Yes."]);
  });

  test("of a long conversation the latest go along: 20 turns, and 32 KB", async () => {
    for (let turn = 1; turn <= 21; turn++) await answered(`Question ${turn}`);
    const { body } = await answered("Again");
    expect(body.conversationHistory).toHaveLength(40);
    expect(body.conversationHistory.at(0)).toEqual({ role: "user", content: "Question 2" });
    for (let turn = 1; turn <= 6; turn++) await answered("é".repeat(2_000), "ü".repeat(3_000));
    const large = await answered("ñ".repeat(2_000));
    expect(encoder.encode(String(large.options.body)).length).toBeLessThanOrEqual(32 * 1024);
    expect(large.body.conversationHistory.length).toBeGreaterThan(4);
    expect(large.body.conversationHistory.at(-1)?.content).toBe("ü".repeat(3_000));
  });
});

describe("a reply that is ended from here", () => {
  test("stop: the request is aborted, and nothing is said about it", async () => {
    const { call, over } = await asking("One");
    call.say(words("Half an "));
    await settled();
    stop();
    await over;
    expect(call.signal.aborted).toBe(true);
    expect(conversation.get()).toMatchObject({ reply: null, draft: "" });
    expect(contents()).toEqual([assistant.greeting, "One"]);
    await answered("Two");
    expect(contents().at(-1)).toBe("Yes.");
  });

  test("clear: the greeting alone stays, and an answer that still comes in is not shown", async () => {
    await answered("One");
    const { call, over } = await asking("Two");
    write("Three");
    clear();
    await over;
    expect(call.signal.aborted).toBe(true);
    expect(contents()).toEqual([assistant.greeting]);
    expect(conversation.get()).toMatchObject({ reply: null, draft: "Three" });
  });

  test("what a stopped reply still says is not mixed into the next one", async () => {
    const first = await asking("One");
    stop();
    const second = await asking("Two");
    await first.over;
    expect(conversation.get().reply).toBe("");
    second.call.say(words("Yes.") + done);
    await second.over;
    expect(contents()).toEqual([assistant.greeting, "One", "Two", "Yes."]);
  });
});

describe("where no answer comes, the assistant says so and the question can be sent again", () => {
  async function expectFailure(over: Promise<void>, added = "") {
    await over;
    expect(contents()).toEqual([assistant.greeting, "One", assistant.failure + added]);
    expect(conversation.get()).toMatchObject({ reply: null, draft: "One" });
  }

  test("an error event, after half an answer", async () => {
    const { call, over } = await asking("One");
    call.say(words("Half an ") + event({ type: "error", message: "secret" }));
    await expectFailure(over);
  });

  test("a stream that ends before it is done", async () => {
    const { call, over } = await asking("One");
    call.say(words("Half an "));
    call.end();
    await expectFailure(over);
  });

  test("an answer of no words", async () => {
    const { call, over } = await asking("One");
    call.say(done);
    await expectFailure(over);
  });

  test("a line that is no JSON", async () => {
    const { call, over } = await asking("One");
    call.say("data: <html>\n\n");
    await expectFailure(over);
  });

  test.each([400, 500, 503])("status %i", async (status) => {
    respond = () => Response.json({ message: "secret" }, { status });
    await expectFailure(send("One"));
  });

  test("no body", async () => {
    respond = () => new Response(null);
    await expectFailure(send("One"));
  });

  test("no connection", async () => {
    respond = () => Promise.reject(new TypeError("Failed to fetch"));
    await expectFailure(send("One"));
  });

  test.each([
    ["42", "in about a minute"],
    ["61", "in about 2 minutes"],
    [undefined, "in a few minutes"],
  ])("429, Retry-After %s: also when to try again", async (seconds, wait) => {
    const headers: HeadersInit = seconds ? { "Retry-After": seconds } : {};
    respond = () => new Response("", { status: 429, headers });
    await expectFailure(send("One"), `\n\n${assistant.tooMany(wait)}`);
  });

  test("70 seconds of silence, counted from the last that was heard", async () => {
    vi.useFakeTimers();
    const over = send("One");
    await vi.advanceTimersByTimeAsync(69_000);
    calls.at(-1)?.say(": heartbeat\n\n");
    await vi.advanceTimersByTimeAsync(69_000);
    expect(conversation.get().reply).toBe("");
    await vi.advanceTimersByTimeAsync(1_001);
    await expectFailure(over);
  });
});
