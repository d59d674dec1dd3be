/** Is this the long run, `npm run test:faults`? `npm test` runs the short form of each. */
export const isLongRun = import.meta.env.MODE === "full";
