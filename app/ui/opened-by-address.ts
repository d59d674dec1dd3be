import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the part of an accordion that holds the place that the address names. For navigations inside the browser,
 * which open nothing by themselves, and for browsers that don't at all.
 */
export function useOpenedByAddress(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit (key) reads the address anew
  useEffect(() => {
    const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const part = place?.closest("details");
    if (!place || !part || part.open) return;
    part.open = true;
    requestAnimationFrame(() => place.scrollIntoView());
  }, [hash, key]);
}
