import { findUser } from "#app/domain/accounts/sign-in.server.ts";
import { administratorsCall, unauthorized, unavailable } from "#app/middleware/guard.server.ts";
import { administratorOf } from "#app/middleware/session.server.ts";
import type { Route } from "./+types/user";
import { jsonAnswer } from "./json-answer.server.ts";

export const middleware: Route.MiddlewareFunction[] = [administratorsCall()];

/** GET /api/auth/user (specification §7): the user who is signed in; 401 for everybody else. */
export function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(unavailable, async () => {
    const administrator = await administratorOf(context);
    const user = administrator && (await findUser(administrator.userId));
    return user ? Response.json(user) : unauthorized();
  });
}
