import { useNavigation } from "react-router";

/** What each page that reads the database says while it is on its way (specification §8). */
const messages: Record<string, string[]> = {
  "/news": ["Loading events...", "Loading news..."],
  "/local": ["Loading providers...", "Loading resources..."],
  "/search": ["Searching..."],
};

/** Shows the loading messages while a navigation inside the browser waits for such a page. */
export function Loading() {
  const { state, location } = useNavigation();
  const waiting = state === "loading" ? messages[location.pathname] : undefined;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center print:hidden"
    >
      {waiting ? (
        <p className="mt-3 flex flex-wrap justify-center gap-x-4 rounded-full border border-line bg-surface px-5 py-2 shadow-lg">
          {waiting.map((message) => (
            <span key={message}>{message}</span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
