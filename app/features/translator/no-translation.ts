import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Fault } from "./checks/fault.ts";

/** There is no translation: the service failed, or its answer was refused. */
export class NoTranslation extends Error {
  override name = "NoTranslation";
  readonly why: AiFailure | Fault;
  constructor(why: AiFailure | Fault) {
    super(why);
    this.why = why;
  }
}
