import pino from "pino";

/** The log of this process: a JSON line an entry, on standard output. What a visitor sent never belongs in it. */
export const log = pino();
