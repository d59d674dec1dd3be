import { defineConfig } from "vitest/config";

const quietConsole = "tests/support/quiet-console.ts";
const database = {
  include: ["**/*.db.test.ts"],
  exclude: ["node_modules", "build"],
  setupFiles: [quietConsole, "tests/support/own-database.ts"],
  // Deadlines of 3 s are waited for in earnest, and the embedded database is slow on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

export default defineConfig(({ mode }) => ({
  test: {
    // Of two cores: a third of the tests' time is waiting, for deadlines, processes and databases.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["node_modules", "build", "tests/e2e", "tests/faults", "**/*.db.test.ts"],
          setupFiles: [quietConsole],
        },
      },
      {
        test: {
          name: "embedded",
          ...database,
          // Threads share the compiled database; each process would compile it for itself.
          pool: "threads",
          globalSetup: "tests/support/embedded-template.ts",
        },
      },
      { test: { name: "postgresql", ...database, globalSetup: "tests/support/postgresql-server.ts" } },
      {
        // `--mode full` reaches a project no other way.
        mode,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/support/postgresql-server.ts",
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
}));
