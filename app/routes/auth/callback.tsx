import { redirect } from "react-router";
import { localPath } from "#app/domain/accounts/local-path.ts";
import { findProvider } from "#app/domain/accounts/provider.server.ts";
import { signIn } from "#app/domain/accounts/sign-in.server.ts";
import { nextCookie, sessionCookie } from "#app/middleware/cookies.server.ts";
import type { Route } from "./+types/callback";
import { limitSignIn } from "./limit.server.ts";
import { problemData } from "./problem.server.ts";
import { ProblemPage } from "./problem-page.tsx";

/** Its address holds a code: no page that follows may learn it. */
const noReferrer: Route.MiddlewareFunction = async (_, next) => {
  const response = await next();
  response.headers.set("Referrer-Policy", "no-referrer");
  return response;
};

export const middleware: Route.MiddlewareFunction[] = [noReferrer];

/** The cookie of the sign-in goes, whatever became of it; and when to try again. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** GET /auth/callback: the provider sends people back here; on to the page they asked for, or why not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { finishSignIn, forgetSignIn } = await import("./openid-strategy.server.ts");
  const cookies = request.headers.get("Cookie") ?? "";
  const answer = new Headers();
  for (const cookie of forgetSignIn(request.url, cookies)) answer.append("Set-Cookie", cookie);
  const next = localPath(await nextCookie.parse(cookies));

  let session: string;
  try {
    await limitSignIn("return", context);
    const person = await finishSignIn(await findProvider(), request.url, cookies);
    const before: unknown = await sessionCookie.parse(cookies);
    session = await signIn(person, before, new Date());
  } catch (error) {
    return problemData(error, next, answer);
  }
  answer.append("Set-Cookie", await sessionCookie.serialize(session));
  answer.append("Set-Cookie", await nextCookie.serialize("", { maxAge: 0 }));
  throw redirect(next, { headers: answer });
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  return <ProblemPage {...loaderData} />;
}
