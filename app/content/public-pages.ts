/** The path of every page that is the same for everybody, and that a search engine may show. */
export const publicPages = [
  "/",
  "/patients",
  "/clinicians",
  "/policy",
  "/partners",
  "/news",
  "/local",
  "/contact",
  "/privacy",
  "/disclaimer",
  "/assistant",
] as const;
