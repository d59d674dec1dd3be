import { createContext } from "react-router";

/** The status that the server refuses a request with, before any route sees it (server/refusal-pages.ts). */
export const refusalStatus = createContext(404);
