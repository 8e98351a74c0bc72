import type { Run } from "./log.ts";

/**
 * The value of the Server-Timing header. Clocks of Workers stop while code runs and advance with
 * every answer from outside, so `total` is the time spent waiting (D1, R2, other services) until
 * the response began, not CPU; `d1` is the database's part of it, summed where trips ran in
 * parallel. Undefined where timing could leak: the answer to a form that anyone may send would
 * reveal whether an account exists.
 */
export function serverTiming(
  { showsTiming, started, database: { statements, trips, ms } }: Run,
  now: number,
): string | undefined {
  if (!showsTiming) return undefined;
  return `total;dur=${now - started}, d1;dur=${ms};desc="statements ${statements} trips ${trips}"`;
}
