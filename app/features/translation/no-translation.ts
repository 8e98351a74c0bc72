import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Fault } from "./checks/fault.ts";

/** Why there is no translation: what the service said, or what was wrong with its answer. */
export class NoTranslation extends Error {
  override name = "NoTranslation";
  readonly why: AiFailure | Fault;
  constructor(why: AiFailure | Fault) {
    super(why);
    this.why = why;
  }
}
