import { later } from "#app/ui/connection/later.ts";
import { JobClock } from "./job-clock.tsx";
import { RunningLine } from "./running-line.tsx";

/** Only there where a shop uses the clock: its scripts come when the page already works. */
export const LaterJobClock = later(
  import.meta.env.SSR ? JobClock : undefined,
  async () => (await import("./job-clock.tsx")).JobClock,
);
export const LaterRunningLine = later(
  import.meta.env.SSR ? RunningLine : undefined,
  async () => (await import("./running-line.tsx")).RunningLine,
);
