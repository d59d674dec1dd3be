import { type RefObject, useLayoutEffect } from "react";

/** Here the panel covers all: beside it, or beside a keyboard on the screen, there is no room. */
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
    const arrange = () => {
      const focused = document.activeElement;
      dialog.close();
      // Not show(), which takes the focus: an error page builds the panel anew while somebody is elsewhere.
      if (small.matches) dialog.showModal();
      else dialog.open = true;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    arrange();
    small.addEventListener("change", arrange);
    const letGo = keepAboveKeyboard(dialog);
    return () => {
      small.removeEventListener("change", arrange);
      letGo();
      dialog.close();
    };
  }, [panel]);
}

/**
 * Tells CSS which part of the screen the keyboard leaves free. Chrome makes the page smaller by itself (root.tsx,
 * interactive-widget); Safari only moves it.
 */
function keepAboveKeyboard(dialog: HTMLDialogElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const fitIn = () => {
    // Somebody who enlarges the page sees less of it as well, and wants it to stay as it is.
    const isEnlarged = viewport.scale > 1.01;
    dialog.style.setProperty("--visible-top", isEnlarged ? "0px" : `${viewport.offsetTop}px`);
    dialog.style.setProperty("--visible-height", isEnlarged ? "100dvh" : `${viewport.height}px`);
    dialog.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  };
  fitIn();
  viewport.addEventListener("resize", fitIn);
  viewport.addEventListener("scroll", fitIn);
  return () => {
    viewport.removeEventListener("resize", fitIn);
    viewport.removeEventListener("scroll", fitIn);
  };
}
