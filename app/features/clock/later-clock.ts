import { later } from "#app/ui/connection/later.ts";
import { RunningLine } from "./running-line.tsx";

/** Only for shops that use the clock, so its scripts load after the page works. */
export const LaterRunningLine = later(
  import.meta.env.SSR ? RunningLine : undefined,
  async () => (await import("./running-line.tsx")).RunningLine,
);
