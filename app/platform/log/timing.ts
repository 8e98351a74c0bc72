import type { Run } from "./log.ts";

/**
 * The value of the Server-Timing header. Clocks of Workers stand still while code runs and move on
 * with every answer from outside, so `total` is the time spent waiting (D1, R2, other services)
 * until the answer began, not CPU; `d1` is the database's part of it, added up where trips ran side
 * by side. Undefined where the figures could tell of others: the answer to a form that anyone may
 * send would say by them whether an account exists.
 */
export function serverTiming(
  { showsTiming, started, database: { statements, trips, ms } }: Run,
  now: number,
): string | undefined {
  if (!showsTiming) return undefined;
  return `total;dur=${now - started}, d1;dur=${ms};desc="statements ${statements} trips ${trips}"`;
}
