import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { crisisDialog } from "#app/content/crisis.ts";
import { button } from "./button.ts";
import { CrisisLink } from "./crisis-link.tsx";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";

const id = "crisis-dialog";

const OpenCrisisDialog = createContext<() => void>(() => {});

/**
 * The crisis dialog of every page (specification §2), and what opens it. It is in the HTML of the page: its
 * link leads to it also where no script runs, and a text browser shows it at the foot of the page.
 */
export function CrisisDialogProvider({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();

  useEffect(() => {
    if (window.location.hash === `#${id}`) dialog.current?.showModal();
  }, []);

  return (
    <OpenCrisisDialog value={open}>
      {children}
      <dialog
        ref={dialog}
        id={id}
        data-ready={hydrated ? "" : undefined}
        aria-labelledby="crisis-dialog-title"
        closedby="any"
        className="crisis-dialog m-auto max-h-[calc(100dvh-1rem)] w-[min(34rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-0 text-ink shadow-2xl print:hidden"
      >
        <div className="p-5 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            <h2 id="crisis-dialog-title" className="text-2xl">
              {crisisDialog.title}
            </h2>
            <CloseButton hydrated={hydrated} onClose={() => dialog.current?.close()} />
          </div>
          <p className="mt-2 text-ink-soft">{crisisDialog.lead}</p>
          <ul className="mt-5 grid gap-3 sm:grid-cols-3">
            {crisisDialog.actions.map((action) => (
              <li key={action.href}>
                <CrisisLink action={action} className={`${button.crisis} w-full whitespace-nowrap px-3`} />
              </li>
            ))}
          </ul>
          <h3 className="mt-6 text-lg">{crisisDialog.otherTitle}</h3>
          <ul className="mt-2 divide-y divide-line">
            {crisisDialog.other.map(({ label, action }) => (
              <li key={label} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="font-semibold">{label}</span>{" "}
                <CrisisLink
                  action={action}
                  className="inline-flex min-h-11 items-center gap-2 text-crisis underline underline-offset-4"
                />
              </li>
            ))}
          </ul>
          <p className="mt-5 rounded-lg bg-crisis-wash p-4">
            {crisisDialog.danger.text}{" "}
            <CrisisLink
              action={crisisDialog.danger.action}
              className="inline-flex items-center gap-1.5 font-bold text-crisis underline underline-offset-4"
            />
          </p>
        </div>
      </dialog>
    </OpenCrisisDialog>
  );
}

/**
 * 'Need Help Now?': a button that opens the dialog, and a link to it where no script runs. `onOpen` is told
 * first, so that a menu around the button can close.
 */
export function NeedHelpNow({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const hydrated = useHydrated();
  const open = use(OpenCrisisDialog);
  if (!hydrated) {
    return (
      <a href={`#${id}`} className={className}>
        Need Help Now?
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      Need Help Now?
    </button>
  );
}

function CloseButton({ hydrated, onClose }: { hydrated: boolean; onClose: () => void }) {
  const look =
    "-m-2 flex size-11 items-center justify-center rounded-lg text-ink-soft hover:bg-wash hover:text-ink";
  const face = (
    <>
      <Icon name="close" />
      <span className="sr-only">Close</span>
    </>
  );
  if (!hydrated) {
    return (
      <a href="#content" className={look}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" onClick={onClose} className={look}>
      {face}
    </button>
  );
}
