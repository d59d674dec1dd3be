import { healthAnswer } from "./health-answer.server.ts";

/** GET /healthz: the process lives. Nothing else is asked, so that no trouble of the database restarts it. */
export const loader = () => healthAnswer(200, "ok");
