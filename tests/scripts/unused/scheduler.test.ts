import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longerSlices } from "../../../scripts/unused/scheduler.ts";

const code = readFileSync("node_modules/scheduler/cjs/scheduler.production.js", "utf8");

/** Whether work that began at 0 is interrupted after so many milliseconds. */
function isInterrupted(after: number, navigator: object): boolean {
  const exports: { unstable_shouldYield?: () => boolean } = {};
  let [now, run] = [0, () => {}];
  const performance = { now: () => now };
  const later = (work: () => void) => {
    run = work;
  };
  new Function("exports", "performance", "navigator", "setImmediate", longerSlices(code))(
    exports,
    performance,
    navigator,
    later,
  );
  let seen = false;
  const scheduler = exports as Required<typeof exports> & {
    unstable_scheduleCallback: (priority: number, work: () => void) => void;
  };
  scheduler.unstable_scheduleCallback(3, () => {
    now = after;
    seen = scheduler.unstable_shouldYield();
  });
  run();
  return seen;
}

const scheduling = (pending: boolean) => ({ scheduling: { isInputPending: () => pending } });

test.each([
  { after: 4, still: false, touched: false },
  { after: 6, still: false, touched: true },
  { after: 24, still: false, touched: true },
  { after: 26, still: true, touched: true },
])(
  "Is interrupted after $after ms: $touched where someone has done something, else $still",
  (one) => {
    expect(isInterrupted(one.after, scheduling(false))).toBe(one.still);
    expect(isInterrupted(one.after, scheduling(true))).toBe(one.touched);
    // A browser that does not say so.
    expect(isInterrupted(one.after, {})).toBe(one.touched);
  },
);
