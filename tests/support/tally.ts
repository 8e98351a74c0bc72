import { TestRunner } from "vitest";

/**
 * How much was tried, and how much of that went wrong; `notes`: what is worth knowing and is not
 * wrong.
 */
export type Tally = { tried: number; failed: number; notes?: string[] };

/**
 * Says how much the running test has tried, for `npm run torture`; a test that says nothing counts
 * as one. To be called before the expectation that may end the test.
 */
export function tally(tried: number, failed = 0): void {
  const told = toldOfNow();
  if (!told) return;
  told.tried += tried;
  told.failed += failed;
}

/** Adds a sentence to the figures of the running test in `npm run torture`. */
export function note(sentence: string): void {
  const told = toldOfNow();
  if (told) told.notes = [...(told.notes ?? []), sentence];
}

function toldOfNow(): Tally | undefined {
  const meta = TestRunner.getCurrentTest()?.meta as { tally?: Tally } | undefined;
  if (meta) meta.tally ??= { tried: 0, failed: 0 };
  return meta?.tally;
}
