import { data, Link, redirect } from "react-router";
import { endSessionUrl } from "#app/domain/accounts/provider.server.ts";
import { signOut } from "#app/domain/accounts/sessions.server.ts";
import { nextCookie, sessionCookie } from "#app/middleware/cookies.server.ts";
import { formTarget } from "#app/middleware/security-headers.server.ts";
import { isSignedIn } from "#app/middleware/session.server.ts";
import { button } from "#app/ui/button.ts";
import { PageHero } from "#app/ui/page.tsx";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/logout";

/** GET /auth/logout: a page with one button, since a mere link on another site must not sign anybody out. */
export async function loader({ context }: Route.LoaderArgs) {
  const signedIn = await isSignedIn(context);
  if (signedIn) context.set(formTarget, (await endSessionUrl())?.origin ?? null);
  return { signedIn };
}

/** POST /auth/logout: ends the session here, then at the provider where it has an address for that. */
export async function action({ request }: Route.ActionArgs) {
  try {
    await signOut(await sessionCookie.parse(request.headers.get("Cookie")));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return data({ failed: true }, { status: 503 });
  }
  const headers = new Headers({ "Clear-Site-Data": '"cache", "cookies", "storage"' });
  headers.append("Set-Cookie", await sessionCookie.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await nextCookie.serialize("", { maxAge: 0 }));
  return redirect((await endSessionUrl())?.href ?? "/auth/logout", { status: 303, headers });
}

export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.failed) {
    return (
      <SignOutPage
        title="You are not signed out yet"
        lead="Our database does not answer. Please try again in a few minutes."
      />
    );
  }
  if (loaderData.signedIn) {
    return <SignOutPage title="Sign out" lead="You leave the admin area of this website." />;
  }
  return (
    <>
      <title>You are signed out · Huron County Medical Society</title>
      <PageHero title="You are signed out" lead="Nobody is signed in to this website in this browser.">
        <Link to="/auth/login" reloadDocument className={button.primary}>
          Sign in
        </Link>{" "}
        <Link to="/" className={button.secondary}>
          Return Home
        </Link>
      </PageHero>
    </>
  );
}

/**
 * A form of the browser's own: signing out loads a new document, and with it a header without the Admin link. Under
 * the Referrer-Policy no-referrer, browsers would send it with "Origin: null", which middleware/same-origin refuses.
 */
function SignOutPage({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <title>{`${title} · Huron County Medical Society`}</title>
      <PageHero title={title} lead={lead}>
        <form method="post" action="/auth/logout">
          <button type="submit" className={button.primary}>
            Sign out
          </button>
        </form>
      </PageHero>
    </>
  );
}
