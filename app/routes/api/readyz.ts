import { whatIsLacking } from "#app/domain/health/readiness.server.ts";
import { healthAnswer } from "./health-answer.server.ts";

/** GET /readyz: 200 while this instance can do its work; else 503 with what it lacks, in one word. */
export async function loader() {
  const lack = await whatIsLacking();
  return lack ? healthAnswer(503, lack) : healthAnswer(200, "ready");
}
