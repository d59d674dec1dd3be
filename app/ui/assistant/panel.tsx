import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { assistant } from "#app/content/assistant.ts";
import { Icon, type IconName } from "../icon.tsx";
import { useArranged } from "./arrange.ts";
import { clear, conversation } from "./conversation.ts";
import { Messages } from "./messages.tsx";
import { focusQuestion, QuestionForm } from "./question-form.tsx";
import { useStore } from "./store.ts";

export { focusQuestion };

/**
 * The panel 'HCMS Assistant' (specification §2, §4). A reply goes on coming in while it is closed. `onClose` is told when
 * somebody closes it, `onLeave` when they moved to a page that it would cover: by a link, or Back on a phone.
 */
export function Panel({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  const { messages, reply } = useStore(conversation);
  useArranged(panel);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (key === shownAt.current) return;
    shownAt.current = key;
    if (panel.current?.matches(":modal")) onLeave();
  }, [key, onLeave]);

  return (
    <dialog
      ref={panel}
      aria-labelledby="assistant-title"
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="assistant-panel flex-col overflow-x-hidden overflow-y-auto overscroll-contain border border-line-strong bg-paper p-0 text-ink shadow-2xl open:flex"
    >
      <header className="on-deep flex items-center gap-1 bg-deep py-2.5 pr-2 pl-4 text-on-deep">
        <div className="grow">
          <h2 id="assistant-title" className="text-lg leading-tight">
            {assistant.title}
          </h2>
          <p className="text-on-deep-soft text-sm">{assistant.subtitle}</p>
        </div>
        <HeaderButton
          icon="bin"
          label="Clear conversation"
          onClick={() => {
            clear();
            focusQuestion();
          }}
        />
        <HeaderButton icon="close" label="Close" onClick={onClose} />
      </header>
      <Messages messages={messages} reply={reply} />
      <QuestionForm />
    </dialog>
  );
}

function HeaderButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-lg text-on-deep hover:bg-white/15"
    >
      <Icon name={icon} />
    </button>
  );
}
