import { type ReactNode, useLayoutEffect, useRef } from "react";
import { assistant, exampleQuestions } from "#app/content/assistant.ts";
import { AnswerText } from "../answer-text.tsx";
import { type Message, send } from "./conversation.ts";
import { QuestionBubble } from "./question-bubble.tsx";
import { messagesId } from "./question-form.tsx";
import { Sources } from "./sources.tsx";

/**
 * What has been said, and the reply that comes in. A screen reader is told of each message once, when it is complete:
 * the reply stands outside the log until it is.
 */
export function Messages({ messages, reply }: { messages: readonly Message[]; reply: string | null }) {
  const { box, question, follow } = useFollowing(messages, reply);
  const lastQuestion = messages.findLast(({ role }) => role === "user")?.id;
  return (
    <section
      ref={box}
      id={messagesId}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      onScroll={follow}
      className="relative min-h-32 grow basis-0 space-y-5 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-line-strong"
    >
      <div role="log" aria-label="Messages" className="space-y-5">
        {messages.map((message) => (
          <div key={message.id} ref={message.id === lastQuestion ? question : undefined}>
            {message.role === "user" ? (
              <Said by="You">
                <QuestionBubble>{message.content}</QuestionBubble>
              </Said>
            ) : (
              <Said by={assistant.title}>
                <AnswerText text={message.content} />
                <Sources sources={message.sources ?? []} answer={message.content} />
              </Said>
            )}
          </div>
        ))}
      </div>
      {reply ? (
        <Said by={assistant.title}>
          <AnswerText text={reply} unfinished />
        </Said>
      ) : null}
      {messages.length === 1 ? <Examples /> : null}
    </section>
  );
}

function Said({ by, children }: { by: string; children: ReactNode }) {
  return (
    <>
      <h3 className="sr-only">{by} said:</h3>
      {children}
    </>
  );
}

function Examples() {
  return (
    <ul aria-label={assistant.examplesTitle} className="space-y-2">
      {exampleQuestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => send(question)}
            className="min-h-11 w-full rounded-xl border border-line-strong bg-surface px-4 py-2 text-left text-brand text-sm font-semibold hover:bg-wash"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Scrolls to what is new, as long as the reader is at the end, and not past the question: an answer is read from its
 * beginning. Who scrolled back stays there; who scrolled on to the end goes along with it.
 */
function useFollowing(messages: readonly Message[], reply: string | null) {
  const box = useRef<HTMLElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const asked = reply === "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message, and each part of one, is new text
  useLayoutEffect(() => {
    if (!box.current || !(atEnd.current || asked)) return;
    const { scrollHeight, clientHeight, scrollTop } = box.current;
    const end = scrollHeight - clientHeight;
    const top = (question.current?.offsetTop ?? 0) - 12;
    box.current.scrollTop = scrollTop > top + 1 && !asked ? end : Math.min(end, top);
  }, [messages, reply, asked]);

  function follow() {
    if (!box.current) return;
    const { scrollHeight, clientHeight, scrollTop } = box.current;
    atEnd.current = scrollHeight - clientHeight - scrollTop < 24;
  }
  return { box, question, follow };
}
