import { Fragment } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { collections } from "#app/domain/collections/registry.ts";
import { administratorsOnly } from "#app/middleware/guard.server.ts";
import { noStore } from "#app/middleware/no-store.server.ts";
import { administratorOf } from "#app/middleware/session.server.ts";
import { button } from "#app/ui/button.ts";
import { container } from "#app/ui/page.tsx";
import type { Route } from "./+types/layout";

/** Everything below /admin is for administrators alone, by this one line. */
export const middleware: Route.MiddlewareFunction[] = [noStore, administratorsOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const administrator = await administratorOf(context);
  const tabs = Object.values(collections).map(({ name, label }) => ({ to: `/admin/${name}`, label }));
  return { email: administrator?.email, tabs: [{ to: "/admin", label: "Contacts" }, ...tabs] };
}

/** What the dashboard tells, besides what it manages. */
const reports = [
  { to: "/admin/activity", label: "Activity" },
  { to: "/admin/assistant", label: "Assistant" },
];

/** Specification §2, "Admin": the frame of the admin area, with a tab for each thing that it manages. */
export default function AdminLayout({ loaderData: { email, tabs } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isBelow = (address: string) => `${pathname}/`.startsWith(`${address}/`);
  const isCurrent = (to: string) =>
    to === "/admin" ? /^\/admin\/?$/.test(pathname) || isBelow("/admin/contacts") : isBelow(to);
  return (
    <>
      <meta name="robots" content="noindex" />
      <header className="border-b border-line bg-wash">
        <div className={`${container} flex flex-wrap items-center justify-between gap-4 pt-8`}>
          <div>
            <h1 className="text-3xl">Admin Dashboard</h1>
            <p className="mt-1 text-ink-soft">{`Signed in as ${email}`}</p>
          </div>
          <p className="flex flex-wrap items-center gap-5">
            {reports.map(({ to, label }) => (
              <Fragment key={to}>
                <Link
                  to={to}
                  aria-current={isBelow(to) ? "page" : undefined}
                  className="flex min-h-12 items-center font-semibold text-brand underline underline-offset-4"
                >
                  {label}
                </Link>{" "}
              </Fragment>
            ))}
            <Link to="/auth/logout" reloadDocument className={button.secondary}>
              Logout
            </Link>
          </p>
        </div>
        <nav aria-label="Dashboard" className={`${container} mt-5`}>
          <div className="-mx-3 flex flex-wrap gap-x-1">
            {tabs.map((tab) => (
              <Link
                key={tab.to}
                to={tab.to}
                aria-current={isCurrent(tab.to) ? "page" : undefined}
                className="flex min-h-12 items-center border-b-4 border-transparent px-3 py-2 font-semibold text-ink-soft no-underline hover:border-line-strong hover:text-ink aria-[current]:border-brand aria-[current]:text-brand"
              >
                {tab.label}
              </Link>
            ))}
          </div>{" "}
        </nav>
      </header>
      <Outlet />
    </>
  );
}
