import { createContext, lazy, use } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { button } from "./button.ts";
import { PageHero } from "./page.tsx";
import { SearchForm } from "./search-form.tsx";

const notRead = { title: "We could not read that request", lead: "Please go back and try again." };
const ours = {
  title: "Something went wrong",
  lead: "The fault is ours. Please try again in a few minutes.",
};

const messages: Record<number, { title: string; lead: string }> = {
  403: {
    title: "We did not accept that request",
    lead: "It seems to have come from another site. Please open this page again and try once more.",
  },
  405: { title: "That does not work here", lead: "Please go back and try again." },
  408: { title: "That took too long", lead: "Your request did not arrive in time. Please try again." },
  413: { title: "That was too long", lead: "Please go back and send a shorter message." },
  429: {
    title: "That was too often",
    lead: "We got many requests from your network in a short time. Please wait a few minutes, then try again.",
  },
  431: {
    title: notRead.title,
    lead: "Your browser sent more than we can take. Clear this website's cookies, then try again.",
  },
  503: {
    title: "We cannot do that right now",
    lead: "Something behind the site is not answering. Please try again in a few minutes.",
  },
};

/** Where its code does not come, nothing takes the place of the form that the server wrote. */
const SentForm = lazy(() => import("./sent-form.tsx").catch(() => new Promise<never>(() => {})));

/** The id of the request that the server renders a page for. The browser has none. */
export const RequestNumber = createContext("");

/** The page of every error. It keeps the header and the footer, and with them the way to help in a crisis. */
export function ErrorPage({ error }: { error: unknown }) {
  const { key } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  const { title, lead } = messages[status] ?? (status < 500 ? notRead : ours);
  return (
    <>
      <title>{`${title} · Huron County Medical Society`}</title>
      <meta name="robots" content="noindex" />
      <PageHero title={title} lead={lead}>
        <Link to="/" className={button.primary}>
          Return Home
        </Link>{" "}
        <Link to="/contact" className={button.secondary}>
          Contact us
        </Link>
        {status < 500 ? null : <ErrorNumber key={key} />}
      </PageHero>
      {isRouteErrorResponse(error) && error.data?.sent?.length ? <SentForm fields={error.data.sent} /> : null}
    </>
  );
}

/**
 * What the log calls this request. The server writes it into the page, and the browser, which does not know it, leaves
 * it as it came; an error that comes up in the browser has none.
 */
function ErrorNumber() {
  const number = use(RequestNumber);
  return (
    <p className="w-full text-ink-soft">
      <span suppressHydrationWarning>{number ? "If you write to us about this, give this number:" : ""}</span>{" "}
      <code suppressHydrationWarning className="select-all">
        {number}
      </code>
    </p>
  );
}

/** Specification §2, "Not found". */
function NotFound() {
  return (
    <>
      <title>Page Not Found · Huron County Medical Society</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-2xl px-4 py-20 text-center sm:py-28">
        <p className="text-4xl font-bold text-brand">404</p>
        <h1 className="mt-2 text-3xl">Page Not Found</h1>
        <p className="mt-4 text-lg text-ink-soft">
          The page may have moved, or the address may have a typing error. These pages may help:
        </p>
        <ul className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2">
          <li>
            <Link to="/patients">Patient Rights</Link>
          </li>
          <li>
            <Link to="/policy">Policy Library</Link>
          </li>
          <li>
            <Link to="/local">Local Resources</Link>
          </li>
        </ul>
        <div className="mx-auto mt-8 max-w-md">
          <SearchForm name="Page" />
        </div>
        <Link to="/" className={`${button.primary} mt-8`}>
          Return Home
        </Link>
      </div>
    </>
  );
}
