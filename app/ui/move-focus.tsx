import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the page's content, as loading the page would have done: a screen reader starts there,
 * and the next Tab is the content's first link.
 */
export function focusContent(): void {
  const content = document.getElementById("content");
  if (!content) return;
  content.setAttribute("tabindex", "-1");
  content.focus({ preventScroll: true });
  // Kept, it would draw the focus to the top of the page with every click on a text.
  content.addEventListener("blur", () => content.removeAttribute("tabindex"), { once: true });
}

/** Moves the focus to the content of a page that a navigation inside the browser opened. */
export function MoveFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusContent();
  }, [pathname]);

  return null;
}
