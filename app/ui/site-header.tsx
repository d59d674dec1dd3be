import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { button } from "./button.ts";
import { NeedHelpNow } from "./crisis-dialog.tsx";
import { Icon } from "./icon.tsx";
import { Mark } from "./mark.tsx";
import { container } from "./page.tsx";
import { SearchForm } from "./search-form.tsx";

/** The header navigation in the order of specification §2. */
const pages = [
  { to: "/", label: "Home" },
  { to: "/patients", label: "Patients" },
  { to: "/clinicians", label: "Clinicians" },
  { to: "/policy", label: "Policy" },
  { to: "/partners", label: "Partners" },
  { to: "/news", label: "News" },
  { to: "/local", label: "Local Resources" },
  { to: "/contact", label: "Contact" },
];

const adminPage = { to: "/admin", label: "Admin" };

/**
 * Name, navigation and crisis help: a row of links on wide screens, a menu that folds on small ones. Whoever is
 * signed in finds the way to the admin area in both.
 */
export function SiteHeader({ signedIn }: { signedIn: boolean }) {
  const { key } = useLocation();
  const links = signedIn ? [...pages, adminPage] : pages;
  return (
    <header className="relative border-b border-line bg-surface print:border-0">
      <div className={`${container} flex flex-wrap items-center justify-between gap-3 py-3`}>
        <Link
          to="/"
          className="flex min-h-12 items-center gap-2 text-ink no-underline sm:gap-3"
          prefetch="intent"
        >
          <Mark className="size-10 sm:size-11" />
          <span className="leading-tight">
            <span className="block max-w-[9rem] font-bold tracking-tight sm:max-w-none sm:text-lg">
              Huron County Medical Society
            </span>{" "}
            <span className="hidden text-sm text-ink-soft sm:block">
              Ohio · for people in pain and their doctors
            </span>
          </span>
        </Link>{" "}
        <div className="hidden grow justify-end lg:flex print:hidden">
          <div className="w-full max-w-sm">
            <SearchForm key={key} name="Header" />
          </div>
        </div>{" "}
        <div className="order-1 flex w-full gap-3 lg:order-none lg:w-auto">
          <NeedHelpNow className={`${button.crisis} grow`} />{" "}
          <Link to="/search" className={`${button.secondary} px-3! lg:hidden`}>
            <Icon name="search" />
            <span className="sr-only">Search</span>
          </Link>
        </div>{" "}
        <SmallScreenMenu links={links} />
      </div>
      <nav aria-label="Main" className="hidden border-t border-line lg:block print:lg:hidden">
        <ul className={`${container} flex flex-wrap gap-x-1`}>
          {links.map(({ to, label }) => (
            <li key={to} className="first:-ml-3">
              <NavLink
                to={to}
                end={to !== adminPage.to}
                prefetch="intent"
                className="flex min-h-12 items-center border-b-4 border-transparent px-3 pt-1 font-semibold text-ink-soft no-underline hover:border-line-strong hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Folds with the browser's own details element, so that it opens without a script. */
function SmallScreenMenu({ links }: { links: typeof pages }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => menu.current?.removeAttribute("open");
  function closeAndFocus() {
    close();
    menu.current?.querySelector("summary")?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation (key) closes the menu
  useEffect(close, [key]);

  return (
    <details
      ref={menu}
      className="group lg:hidden print:hidden"
      onKeyDown={(event) => {
        if (event.key === "Escape") closeAndFocus();
      }}
    >
      <summary className={`${button.secondary} no-marker px-3! sm:px-4!`}>
        <span className="max-[22rem]:hidden">
          <Icon name="menu" className="size-5 group-open:hidden" />
          <Icon name="close" className="hidden size-5 group-open:block" />
        </span>
        Menu
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full z-30 border-y border-line bg-surface px-4 pt-4 pb-5 shadow-xl sm:px-6"
      >
        <SearchForm key={key} name="Menu" />
        <ul className="mt-2 divide-y divide-line">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to !== adminPage.to}
                className="flex min-h-12 items-center border-l-4 border-transparent pl-3 font-semibold text-ink no-underline aria-[current=page]:border-brand aria-[current=page]:text-brand"
              >
                {label}
              </NavLink>
            </li>
          ))}
          <li className="pt-4">
            <NeedHelpNow className={`${button.crisis} w-full`} onOpen={closeAndFocus} />
          </li>
        </ul>
      </nav>
    </details>
  );
}
