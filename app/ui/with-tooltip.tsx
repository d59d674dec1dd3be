import { type ReactNode, useEffect, useRef, useState } from "react";

const loadTooltip = () => import("./tooltip.tsx");

const signsOfSomebody = ["pointermove", "touchstart", "keydown", "scroll"];

/**
 * The control inside with a tooltip, whose code comes with the first sign of somebody there. It is only an extra: where
 * it fails to load, the control is there as it was, and around one that has the focus, which it would lose, it stays
 * away.
 */
export function WithTooltip({ text, children }: { text: string; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [tooltip, setTooltip] = useState<Awaited<ReturnType<typeof loadTooltip>> | null>(null);

  useEffect(() => {
    const here = new AbortController();
    async function load() {
      here.abort();
      const loaded = await loadTooltip().catch(() => null);
      if (!place.current?.contains(document.activeElement)) setTooltip(loaded);
    }
    for (const sign of signsOfSomebody) addEventListener(sign, load, { signal: here.signal, passive: true });
    return () => here.abort();
  }, []);

  return (
    <span ref={place} className="contents">
      {tooltip ? <tooltip.Tooltip text={text}>{children}</tooltip.Tooltip> : children}
    </span>
  );
}
