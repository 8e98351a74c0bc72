import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Fault } from "./checks/fault.ts";

/** Thrown without a translation: the service failed, or its answer was refused. */
export class NoTranslation extends Error {
  override name = "NoTranslation";
  readonly why: AiFailure | Fault;
  constructor(why: AiFailure | Fault) {
    super(why);
    this.why = why;
  }
}

/** Whether the service failed or may not be called, which is no verdict about the text. */
export const isOfService = (why: AiFailure | Fault): boolean => ofService.has(why);
const ofService: ReadonlySet<AiFailure | Fault> = new Set([
  "quota",
  "budget",
  "busy",
  "timeout",
  "unknown",
  "gone",
  "unpaid",
  "unjudged",
]);

const minute = 60_000;

/**
 * The delay before a retry in milliseconds, longer with every try: from a minute for a failure of
 * the service, from an hour for a refused answer, which temperature 0 would repeat.
 */
export function retryDelay(why: AiFailure | Fault, tries: number): number {
  const [first, longest] = isOfService(why)
    ? [minute, 6 * 60 * minute]
    : [60 * minute, 7 * 24 * 60 * minute];
  return Math.min(longest, first * 4 ** Math.min(tries - 1, 10));
}
