import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether React runs in the browser: false in the server's HTML and in the first render over it, true
 * afterwards. What depends on it stays a plain link or form until scripts work.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
