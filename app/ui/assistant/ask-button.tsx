import { useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { assistantName } from "#app/content/assistant-name.ts";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icon.tsx";
import { createStore, useStore } from "./store.ts";

const loadPanel = () => import("./panel.tsx");

/** The panel while it is open. Its code is loaded when it is first needed, not with the page. */
const shown = createStore<Awaited<ReturnType<typeof loadPanel>> | null>(null);

/** On the way to the button, so that the panel is there when it is pressed. */
function warmUp() {
  loadPanel().catch(() => {});
}

const look =
  "ask-button fixed right-4 bottom-4 z-20 inline-flex min-h-13 items-center gap-2.5 rounded-full border-2 border-on-brand/25 bg-brand px-5 py-3 font-semibold text-on-brand leading-none no-underline shadow-lg transition-colors hover:bg-brand-strong print:hidden";

/**
 * The floating button 'Ask Questions' of every page and the panel that it opens (specification §2, "Chat widget"). It
 * is a link to the assistant's own page where no script runs, and leads there where the panel can't be loaded.
 */
export function AskButton() {
  const hydrated = useHydrated();
  const panel = useStore(shown);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, "") === assistantName.href) return null;

  async function openPanel() {
    const loaded = await loadPanel().catch(() => null);
    if (!loaded) return window.location.assign(assistantName.href);
    flushSync(() => shown.set(loaded));
    loaded.focusQuestion();
  }

  function closePanel() {
    flushSync(() => shown.set(null));
    button.current?.focus();
  }

  return (
    <aside aria-label={assistantName.title} className="print:hidden">
      {/* Room below the footer, so that the button covers none of its words. */}
      <div className="h-20 bg-deep" />
      {panel ? (
        <panel.Panel onClose={closePanel} onLeave={() => shown.set(null)} />
      ) : hydrated ? (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={openPanel}
          onPointerEnter={warmUp}
          onTouchStart={warmUp}
          onFocus={warmUp}
          className={look}
        >
          <ButtonFace />
        </button>
      ) : (
        <a href={assistantName.href} className={look}>
          <ButtonFace />
        </a>
      )}
    </aside>
  );
}

/** 'Ask' on very small screens; a screen reader says the whole on all. */
function ButtonFace() {
  const [first, ...others] = assistantName.button.split(" ");
  return (
    <>
      <Icon name="message" />
      <span>
        {first}
        <span className="max-[22.49rem]:sr-only"> {others.join(" ")}</span>
      </span>
    </>
  );
}
