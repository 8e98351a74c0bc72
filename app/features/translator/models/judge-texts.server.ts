import pLimit from "p-limit";
import type { Fault } from "#app/features/translator/checks/fault.ts";
import { NoTranslation } from "#app/features/translator/no-translation.ts";
import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { call } from "./ask.server.ts";
import { type Judged, judgeInput, readVerdict } from "./judge.ts";
import { type TextTimeouts, usualTimeouts } from "./timeouts.ts";

/** How many texts the judge reads at once. */
const atOnce = 4;

/** The judge's answer about one text, or why there is none. */
export type Judgement = { verdict: "yes" | "no" } | { why: AiFailure | Fault };

/**
 * Sends each text with its translation to the judge. An unreadable answer counts as no. No further
 * call is made once the service fails or the time of a post is over.
 */
export async function judgeTexts(
  ai: Ai & { judge: string },
  texts: readonly Judged[],
  timeouts: TextTimeouts = usualTimeouts,
): Promise<Judgement[]> {
  const signal = AbortSignal.timeout(timeouts.postMs);
  let failed: AiFailure | Fault | undefined;
  const judgeOne = async (text: Judged): Promise<Judgement> => {
    if (signal.aborted) failed ??= "timeout";
    if (failed) return { why: failed };
    try {
      const answer = await call(ai, ai.judge, judgeInput(ai.judge, text), timeouts);
      return { verdict: readVerdict(answer) ?? "no" };
    } catch (error) {
      if (!(error instanceof NoTranslation)) throw error;
      failed = error.why;
      return { why: error.why };
    }
  };
  return pLimit(atOnce).map(texts, judgeOne);
}
