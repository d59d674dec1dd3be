import { useEffect, useRef } from "react";
import { assistantPage } from "#app/content/assistant-page.ts";
import type { AnswerSource } from "#app/domain/assistant/events.ts";
import type { ChatMessage } from "#app/domain/assistant/input.ts";
import { AnswerText } from "#app/ui/answer-text.tsx";
import { QuestionBubble } from "#app/ui/assistant/question-bubble.tsx";
import { Sources } from "#app/ui/assistant/sources.tsx";

export type Turn = { question: string; answer: string; sources: AnswerSource[] };

/** Takes the focus when it arrives, as a new page would; without scripts the form's address leads to it. */
export function Answer({ id, turn }: { id: string; turn: Turn }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read anew
  useEffect(() => heading.current?.focus(), [turn]);

  return (
    <section id={id} aria-labelledby="answer-title" className="scroll-mt-4">
      <h2 className="sr-only">{assistantPage.youAsked}</h2>
      <QuestionBubble>{turn.question}</QuestionBubble>
      <div className="mt-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
        <h2 id="answer-title" ref={heading} tabIndex={-1} className="mb-3 text-xl">
          {assistantPage.answerTitle}
        </h2>
        <AnswerText text={turn.answer} />
        <Sources sources={turn.sources} answer={turn.answer} />
      </div>
    </section>
  );
}

/** What was said before, out of the way of what is new. */
export function EarlierMessages({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center px-5 font-semibold text-brand">
        {assistantPage.earlierTitle}
      </summary>
      <ol className="space-y-5 px-5 pt-2 pb-5">
        {messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages only ever grow at the end
          <li key={index}>
            <h3 className="sr-only">
              {role === "user" ? assistantPage.youAsked : assistantPage.answerTitle}
            </h3>
            {role === "user" ? <QuestionBubble>{content}</QuestionBubble> : <AnswerText text={content} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
