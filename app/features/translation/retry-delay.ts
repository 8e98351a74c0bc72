import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Fault } from "./checks/fault.ts";

const minute = 60_000;

/**
 * How long nobody asks again after a failure (milliseconds), longer with every try. What is the
 * service's fault may be over in a minute; an answer that was refused would come back the same,
 * since the models are asked at temperature 0, but a configuration may change.
 */
export function retryDelay(why: AiFailure | Fault, tries: number): number {
  const [first, longest] = passing.has(why)
    ? [minute, 6 * 60 * minute]
    : [60 * minute, 7 * 24 * 60 * minute];
  return Math.min(longest, first * 4 ** Math.min(tries - 1, 10));
}

const passing: ReadonlySet<AiFailure | Fault> = new Set([
  "busy",
  "timeout",
  "unknown",
  "gone",
  "unpaid",
  "quota",
  "budget",
  "unjudged",
] as const);
