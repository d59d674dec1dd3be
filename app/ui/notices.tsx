import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from "react";

/** A short message about what just happened: `destructive` where it failed. */
export type Notice = { title: string; description: string; destructive?: boolean };

const Notify = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice; the one before gives way (specification §9: at most 1 at once). */
export const useNotify = () => use(Notify);

// Loaded with the first notice: most visits have none.
const NoticeRegion = lazy(() => import("./notice-region.tsx"));

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
