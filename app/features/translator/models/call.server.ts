import { NoTranslation } from "#app/features/translator/no-translation.ts";
import { aiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Timeouts } from "./timeouts.ts";

/** Calls a model, and once more if it is busy. @throws NoTranslation */
export async function call(
  ai: Ai,
  model: string,
  input: Record<string, unknown>,
  timeouts: Timeouts,
): Promise<unknown> {
  try {
    return await once(ai, model, input, timeouts.callMs);
  } catch (error) {
    if (!(error instanceof NoTranslation) || error.why !== "busy") throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, timeouts.busyMs));
  return once(ai, model, input, timeouts.callMs);
}

async function once(
  ai: Ai,
  model: string,
  input: Record<string, unknown>,
  limit: number,
): Promise<unknown> {
  try {
    return await withTimeout(ai.run(model, input), limit);
  } catch (error) {
    const why = aiFailure(error);
    if (why === "unpaid")
      log.error("a model needs the paid plan of Workers AI (code 5035)", undefined, { model });
    throw new NoTranslation(why);
  }
}
