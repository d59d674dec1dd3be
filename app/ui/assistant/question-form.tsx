import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { assistant } from "#app/content/assistant.ts";
import { Icon } from "../icon.tsx";
import { PhoneText } from "../phone-text.tsx";
import { conversation, send, stop, write } from "./conversation.ts";
import { useStore } from "./store.ts";

export const messagesId = "assistant-messages";
const questionId = "assistant-question";

/** security.md, "Assistant". */
const mostCharacters = 2_000;
const nearTheEnd = 200;

/** Moves the focus to the field, or, while a reply is pending and the field can't have it, to the messages. */
export function focusQuestion(): void {
  const field = document.getElementById(questionId);
  field?.focus();
  if (document.activeElement !== field) focusMessages();
}

function focusMessages(): void {
  document.getElementById(messagesId)?.focus({ preventScroll: true });
}

/** The field and its buttons. While a reply is pending nothing can be sent, but the reply can be stopped. */
export function QuestionForm() {
  const { reply, draft } = useStore(conversation);
  const pending = reply !== null;
  useFocusKept(pending);

  function ask(event: FormEvent) {
    event.preventDefault();
    send(draft);
  }

  /** Return sends, with Shift it begins a line; in the middle of composing a character it does neither. */
  function askOnReturn(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(draft);
  }

  const left = mostCharacters - draft.length;
  return (
    <div className="border-line border-t bg-surface px-3 pt-2 pb-3">
      <div className="flex items-center justify-between gap-2">
        <p
          role="status"
          className={pending ? "flex min-h-11 items-center gap-2.5 text-ink-soft text-sm" : "sr-only"}
        >
          {pending ? <span aria-hidden="true" className="assistant-pulse" /> : null}
          {pending ? (reply === "" ? assistant.thinking : assistant.responding) : null}
        </p>
        {pending ? (
          <button
            type="button"
            onClick={() => {
              stop();
              focusMessages();
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-3 font-semibold text-brand text-sm hover:bg-wash"
          >
            <Icon name="stop" className="size-4" />
            Stop
          </button>
        ) : null}
      </div>
      <form onSubmit={ask} className="flex items-end gap-2">
        <label htmlFor={questionId} className="sr-only">
          Your question
        </label>
        <textarea
          id={questionId}
          rows={2}
          value={draft}
          maxLength={mostCharacters}
          disabled={pending}
          placeholder={assistant.placeholder}
          enterKeyHint="send"
          aria-describedby="assistant-left"
          onChange={(event) => write(event.target.value)}
          onKeyDown={askOnReturn}
          className="max-h-36 min-h-13 grow resize-none rounded-xl border border-line-strong bg-paper px-3.5 py-2 text-base text-ink leading-snug placeholder:text-ink-soft focus-visible:outline-offset-0 disabled:opacity-60 [field-sizing:content]"
        />
        <button
          type="submit"
          disabled={pending || draft.trim() === ""}
          className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-brand text-on-brand hover:bg-brand-strong disabled:cursor-not-allowed disabled:opacity-50 forced-colors:border"
        >
          <Icon name="send" className="size-6" />
          <span className="sr-only">Send</span>
        </button>
      </form>
      <p id="assistant-left" className="text-ink-soft text-sm">
        {left <= nearTheEnd ? (left === 1 ? "1 character left" : `${left} characters left`) : null}
      </p>
      <p className="answer mt-1.5 text-ink-soft text-sm leading-snug">
        <PhoneText>{assistant.disclaimer}</PhoneText>
      </p>
    </div>
  );
}

/**
 * A disabled field loses the focus, which would fall out of the panel. It waits at the messages, where a key scrolls the
 * reply, and comes back when the reply ends, if it is still there: not on a touch screen, where the keyboard would cover
 * what came.
 */
function useFocusKept(pending: boolean): void {
  const wasPending = useRef(pending);
  useEffect(() => {
    if (wasPending.current === pending) return;
    wasPending.current = pending;
    const focused = document.activeElement;
    if (pending && (!focused || focused.matches("body, :disabled"))) focusMessages();
    if (!pending && focused?.id === messagesId && window.matchMedia("(pointer: fine)").matches)
      focusQuestion();
  }, [pending]);
}
