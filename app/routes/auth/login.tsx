import { home, localPath } from "#app/domain/accounts/local-path.ts";
import { findProvider } from "#app/domain/accounts/provider.server.ts";
import { nextCookie } from "#app/middleware/cookies.server.ts";
import type { Route } from "./+types/login";
import { limitSignIn } from "./limit.server.ts";
import { problemData } from "./problem.server.ts";
import { ProblemPage } from "./problem-page.tsx";

/** When to try again. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** GET /auth/login: to the provider, remembering the page in `next`; or the page that says why not. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get("next") ?? home);
  let redirect: Response;
  try {
    await limitSignIn("start", context);
    const { beginSignIn } = await import("./openid-strategy.server.ts");
    redirect = await beginSignIn(await findProvider());
  } catch (error) {
    return problemData(error, next);
  }
  redirect.headers.append("Set-Cookie", await nextCookie.serialize(next));
  throw redirect;
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <ProblemPage {...loaderData} />;
}
