import { TestRunner } from "vitest";

/** How much was tried, and how much of that went wrong. */
export type Tally = { tried: number; failed: number };

/**
 * Says how much the running test has tried, for `npm run torture`; a test that says nothing counts as one. To be called before the
 * expectation that may end the test.
 */
export function tally(tried: number, failed = 0): void {
  const meta = TestRunner.getCurrentTest()?.meta as { tally?: Tally } | undefined;
  if (meta) meta.tally = { tried: (meta.tally?.tried ?? 0) + tried, failed: (meta.tally?.failed ?? 0) + failed };
}
