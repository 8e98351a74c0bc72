import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Fault } from "./checks/fault.ts";

const minute = 60_000;

/**
 * The delay before a retry in milliseconds, longer with every try: from a minute for a failure of
 * the service, from an hour for a refused answer, which temperature 0 would repeat.
 */
export function retryDelay(why: AiFailure | Fault, tries: number): number {
  const [first, longest] = temporary.has(why)
    ? [minute, 6 * 60 * minute]
    : [60 * minute, 7 * 24 * 60 * minute];
  return Math.min(longest, first * 4 ** Math.min(tries - 1, 10));
}

const temporary: ReadonlySet<AiFailure | Fault> = new Set([
  "busy",
  "timeout",
  "unknown",
  "gone",
  "unpaid",
  "quota",
  "budget",
  "unjudged",
] as const);
