/** What answers the requests that nothing in memory answers: React Router, and with it nearly all of the site's code. */
export { application } from "./application.ts";
export { refuse, refuseConnection } from "./refusal-pages.ts";
export { sendReleaseFile } from "./release-files.ts";
