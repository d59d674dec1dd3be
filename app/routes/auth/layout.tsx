import { Outlet } from "react-router";
import { noStore } from "#app/middleware/no-store.server.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [noStore];

/** What the pages of signing in and out have in common: nobody keeps or finds them. */
export default function AuthLayout() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  );
}
