import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./hydrated.ts";

export type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Which tab a request asks for with `?tab=`, or the first one.
 */
export function tabOf(request: Request, tabs: readonly { id: string }[]): string {
  const asked = new URL(request.url).searchParams.get("tab");
  return (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id ?? "";
}

/**
 * Tabs whose panels are all on the page (specification §4, "Policy tabs"). Without scripts they are links to
 * the parts of one long page; with scripts, one part at a time in the WAI-ARIA tabs pattern. The address
 * names the chosen tab: `#texas`, or any anchor inside its panel, wins over `?tab=texas`.
 */
export function Tabs({ label, tabs, selected }: { label: string; tabs: readonly Tab[]; selected: string }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // A navigation inside the browser shows the right panel at once, so that it can be scrolled to.
  const [shown, setShown] = useState(
    () => (hydrated && tabs.find(({ id }) => hash === `#${id}`)?.id) || selected,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit (key) reads the address anew
  useEffect(() => {
    const anchor = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const panel = anchor?.closest<HTMLElement>("[data-tab]");
    setShown(panel?.dataset.tab ?? selected);
    if (anchor && panel && anchor !== panel) requestAnimationFrame(() => anchor.scrollIntoView());
  }, [hash, key, selected]);

  function choose(id: string) {
    setShown(id);
    navigate({ hash: id }, { replace: true, preventScrollReset: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <div className="tabs" data-ready={hydrated ? "" : undefined}>
      <div
        ref={list}
        {...(hydrated ? { role: "tablist", "aria-label": label } : {})}
        className="flex flex-wrap gap-2 border-b-2 border-line print:hidden"
      >
        {tabs.map(({ id, label: name }) => {
          const current = id === shown;
          return (
            <a
              key={id}
              id={`tab-${id}`}
              href={`?tab=${id}#${id}`}
              {...(hydrated
                ? {
                    role: "tab",
                    "aria-selected": current,
                    "aria-controls": id,
                    tabIndex: current ? 0 : -1,
                    onKeyDown,
                    onClick: (event) => {
                      event.preventDefault();
                      choose(id);
                    },
                  }
                : { "aria-current": current ? "true" : undefined })}
              className="-mb-0.5 flex min-h-12 items-center border-b-4 border-transparent px-4 py-2 font-semibold text-ink-soft no-underline hover:border-line-strong hover:text-ink aria-[current]:border-brand aria-[current]:text-brand aria-selected:border-brand aria-selected:text-brand"
            >
              {name}{" "}
            </a>
          );
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          data-tab={id}
          data-selected={id === shown ? "" : undefined}
          {...(hydrated ? { role: "tabpanel", "aria-labelledby": `tab-${id}` } : {})}
          className="tab-panel scroll-mt-4 pt-8"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
