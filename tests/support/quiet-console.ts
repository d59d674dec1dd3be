import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

/** An error or a warning on the console that a test doesn't expect fails it. Who expects one spies on it too. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const spy of spies) spy.mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(unexpected, "unexpected errors or warnings on the console").toEqual([]);
});
