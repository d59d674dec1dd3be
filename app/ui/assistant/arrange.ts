import { type RefObject, useLayoutEffect } from "react";

/** Where the panel covers the whole screen, keyboards on glass leave no room beside it. */
const smallScreen = "(max-width: 39.99rem), (max-height: 29.99rem)";

/**
 * Shows the panel: on a small screen modally, with the focus kept inside, over all of it; on a larger one beside the
 * page, which stays usable. Changes between the two when the window does, with the focus where it was.
 */
export function useArranged(panel: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    const small = window.matchMedia(smallScreen);
    function arrange() {
      const focused = document.activeElement;
      dialog?.close();
      if (small.matches) dialog?.showModal();
      else dialog?.show();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    arrange();
    small.addEventListener("change", arrange);
    return () => {
      small.removeEventListener("change", arrange);
      dialog.close();
    };
  }, [panel]);
  useLayoutEffect(() => keepAboveKeyboard(panel.current), [panel]);
}

/**
 * Tells CSS which part of the screen the keyboard leaves free. Chrome makes the page smaller by itself (root.tsx,
 * interactive-widget); Safari only moves it.
 */
function keepAboveKeyboard(dialog: HTMLDialogElement | null) {
  const viewport = window.visualViewport;
  if (!dialog || !viewport) return;
  function fitIn() {
    // Somebody who enlarges the page sees less of it as well, and wants it to stay as it is.
    const enlarged = viewport === null || viewport.scale > 1.01;
    dialog?.style.setProperty("--visible-top", enlarged ? "0px" : `${viewport.offsetTop}px`);
    dialog?.style.setProperty("--visible-height", enlarged ? "100dvh" : `${viewport.height}px`);
  }
  fitIn();
  viewport.addEventListener("resize", fitIn);
  viewport.addEventListener("scroll", fitIn);
  return () => {
    viewport.removeEventListener("resize", fitIn);
    viewport.removeEventListener("scroll", fitIn);
  };
}
