import { Link } from "react-router";
import type { Problem } from "#app/domain/accounts/problem.ts";
import { button } from "#app/ui/button.ts";
import { PageHero } from "#app/ui/page.tsx";

/** Beside what goes wrong with a sign-in itself: somebody begins too many. */
export type Shown = Problem | "too-many";

export const words: Record<Shown, { status: number; title: string; lead: string }> = {
  "not-set-up": {
    status: 503,
    title: "Sign-in is not set up",
    lead: "This website does not know yet where its administrators sign in. The person who runs the website can set it up.",
  },
  unavailable: {
    status: 503,
    title: "The sign-in service is not working",
    lead: "The service that checks who you are did not answer as it should. Please try again in a few minutes.",
  },
  denied: {
    status: 400,
    title: "You did not sign in",
    lead: "The sign-in was stopped before its end, by you or by the sign-in service.",
  },
  expired: {
    status: 400,
    title: "This sign-in is no longer valid",
    lead: "It took too long, was used already, or began in another browser. Please sign in once more.",
  },
  untrusted: {
    status: 400,
    title: "We could not check who you are",
    lead: "What the sign-in service told us did not pass our checks, so we did not sign you in.",
  },
  "not-allowed": {
    status: 403,
    title: "You have no access to the admin area",
    lead: "Only administrators of this website may sign in, with an e-mail address that the sign-in service has verified. Ask the person who runs the website for the Society to add yours.",
  },
  "no-database": {
    status: 503,
    title: "We cannot sign you in right now",
    lead: "Our database does not answer. Please try again in a few minutes.",
  },
  "too-many": {
    status: 429,
    title: "Too many tries to sign in",
    lead: "Somebody on your internet connection has tried to sign in many times. Please wait a minute, then try again.",
  },
};

/** The page of a sign-in that came to nothing: what happened, and how to try again. */
export function ProblemPage({ problem, retry }: { problem: Shown; retry: string }) {
  const { title, lead } = words[problem];
  return (
    <>
      <title>{`${title} · Huron County Medical Society`}</title>
      <PageHero title={title} lead={lead}>
        <Link to={retry} reloadDocument className={button.primary}>
          Try again
        </Link>{" "}
        <Link to="/" className={button.secondary}>
          Return Home
        </Link>
      </PageHero>
    </>
  );
}
