import * as Toast from "@radix-ui/react-toast";
import { Icon } from "./icon.tsx";

/** A short message about what just happened: `destructive` where it failed. */
export type Notice = { title: string; description: string; destructive?: boolean };

/** The numbers of specification §9. */
const displayMilliseconds = 5000;
const swipePixels = 50;

/** One notice in the corner: goes after 5 s, by its button, by Escape, or by a swipe to the right; F8 focuses it. */
export default function NoticeRegion({ notice }: { notice: Notice }) {
  const look = notice.destructive
    ? "border-crisis bg-crisis-wash text-ink"
    : "border-brand bg-surface text-ink";
  return (
    <Toast.Provider
      duration={displayMilliseconds}
      swipeDirection="right"
      swipeThreshold={swipePixels}
      label="Notice"
    >
      <Toast.Root
        type="foreground"
        className={`flex items-start gap-3 rounded-lg border-l-4 p-4 shadow-xl data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${look}`}
      >
        <div className="grow">
          <Toast.Title className="font-bold">{notice.title}</Toast.Title>
          <Toast.Description>{notice.description}</Toast.Description>
        </div>
        <Toast.Close className="-m-2 flex size-11 shrink-0 items-center justify-center" aria-label="Close">
          <Icon name="close" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed inset-x-0 bottom-0 z-50 w-full p-4 md:left-auto md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
