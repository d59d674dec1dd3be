import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation inside the browser, moves the focus to the new page, as loading it would have done:
 * a screen reader starts there, and the next Tab is the page's first link.
 */
export function MoveFocus() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const last = useRef(page);

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [page]);

  return null;
}
