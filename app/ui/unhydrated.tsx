import { type ComponentType, lazy, type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "./hydrated.ts";

/**
 * A part of a page that no script changes. In the HTML that the server sent it stays as it is: the browser does not go
 * through it, and loads nothing for it, if its components are from `lazyPart` below. A navigation inside the browser
 * renders it. So it can't show what changes while somebody is on the page. Its links to other pages of the site navigate
 * inside the browser as any Link does: the conversation with the assistant goes on.
 */
export function Unhydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [isInTheHtml] = useState(!import.meta.env.SSR && !hydrated);
  const navigate = useNavigate();
  if (!isInTheHtml) return <div>{children}</div>;

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href");
    if (!path?.startsWith("/") || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it is the links that are clicked, with keys too
    <div
      onClick={follow}
      suppressHydrationWarning
      // React leaves what it finds in an element that sets its own HTML.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, the HTML stays as the server sent it
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** Else the browser opens the link elsewhere: in a tab, in a window, as a file. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A component whose code and words are loaded when it is first rendered. Where that fails in the browser, the page is
 * asked for anew and comes with them, as React Router does for the code of a route.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await (import.meta.env.SSR ? load() : load().catch(reload)) }));
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
