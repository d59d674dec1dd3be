import type { ReactNode } from "react";
import { useEffect } from "react";
import { Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { env } from "./env.server.ts";
import font from "./fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { sameOrigin } from "./middleware/same-origin.server.ts";
import { securityHeaders } from "./middleware/security-headers.server.ts";
import { isSignedIn, session } from "./middleware/session.server.ts";
import { AskButton } from "./ui/assistant/ask-button.tsx";
import { CrisisDialogProvider } from "./ui/crisis-dialog.tsx";
import { ErrorPage } from "./ui/error-page.tsx";
import { LateScripts } from "./ui/late-scripts.tsx";
import { Loading } from "./ui/loading.tsx";
import { MoveFocus } from "./ui/move-focus.tsx";
import { NoticesProvider } from "./ui/notices.tsx";
import { markHydrated, scriptsRunning } from "./ui/scripts-running.ts";
import { SiteFooter } from "./ui/site-footer.tsx";
import { SiteHeader } from "./ui/site-header.tsx";

export const middleware: Route.MiddlewareFunction[] = [securityHeaders, sameOrigin, session];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    year: new Date().getFullYear(),
    publicUrl: env.PUBLIC_URL,
    signedIn: await isSignedIn(context),
  };
}

/** None changes while somebody is here: signing in and out load a new document. */
export const shouldRevalidate = () => false;

/** The document around every page, the error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#07383f" />
        <Meta />
        {/* With a precedence, React writes it ahead of every other link. */}
        <link rel="stylesheet" href={stylesheet} precedence="first" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {import.meta.env.SSR ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script dangerouslySetInnerHTML={{ __html: scriptsRunning }} />
        ) : null}
      </head>
      <body className="flex min-h-dvh flex-col font-sans">
        <NoticesProvider>
          <CrisisDialogProvider>
            <a
              href="#content"
              className="sr-only z-50 rounded bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
            >
              Skip to content
            </a>
            <SiteHeader signedIn={site?.signedIn ?? false} />
            <main id="content" className="grow">
              <Loading />
              {children}
            </main>
            <SiteFooter year={site?.year ?? new Date().getFullYear()} />
            <AskButton />
          </CrisisDialogProvider>
        </NoticesProvider>
        <MoveFocus />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(markHydrated, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(markHydrated, []);
  return <ErrorPage error={error} />;
}
