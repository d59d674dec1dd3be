import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useState } from "react";
import { lazyExtra } from "./lazy-extra.ts";
import type { Notice } from "./notice-region.tsx";

const Notify = createContext<(notice: Notice) => void>(() => {});

const loadRegion = () => import("./notice-region.tsx");
const NoticeRegion = lazyExtra(loadRegion);

/**
 * Shows a notice; the one before gives way (specification §9: at most 1 at once). Where one may be shown, its code is
 * loaded with the first touch of the page, since a notice often tells that the connection is gone.
 */
export function useNotify(): (notice: Notice) => void {
  useEffect(() => {
    const load = () => void loadRegion().catch(() => {});
    const once = { once: true };
    addEventListener("focusin", load, once);
    return () => removeEventListener("focusin", load);
  }, []);
  return use(Notify);
}

/** Keeps the notice that is shown. Notices repeat what the page says as well, so none depends on a script. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; number: number }>();
  const notify = useCallback(
    (notice: Notice) => setShown((before) => ({ notice, number: (before?.number ?? 0) + 1 })),
    [],
  );
  return (
    <Notify value={notify}>
      {children}
      {shown ? (
        <Suspense>
          <NoticeRegion key={shown.number} notice={shown.notice} />
        </Suspense>
      ) : null}
    </Notify>
  );
}
