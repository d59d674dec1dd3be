import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";

/** What the routes answer to a request that the server makes itself. */
export const handle = createRequestHandler(build);
