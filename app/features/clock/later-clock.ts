import { later } from "#app/ui/connection/later.ts";
import { RunningLine } from "./running-line.tsx";

/** Only there where a shop uses the clock: its scripts come when the page already works. */
export const LaterRunningLine = later(
  import.meta.env.SSR ? RunningLine : undefined,
  async () => (await import("./running-line.tsx")).RunningLine,
);
