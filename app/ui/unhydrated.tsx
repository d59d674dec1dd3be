import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { useHydrated } from "./hydrated.ts";

/**
 * A part of a page that no script changes. In the HTML that the server sent it stays as it is: the browser does not go
 * through it, and loads nothing for it, if its components are from `lazyPart` below. A navigation inside the browser
 * renders it. So it can't show what changes while somebody is on the page, and until then its links load a document.
 */
export function Unhydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [isInTheHtml] = useState(!import.meta.env.SSR && !hydrated);
  // React leaves what it finds in an element that sets its own HTML.
  if (isInTheHtml)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, the HTML stays as the server sent it
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return <div>{children}</div>;
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
