import { answerUses, budgeted } from "#app/features/account/budget/ai-budget.server.ts";
import { chatLimits } from "#app/features/assistant/chat.ts";
import type { PastTurn } from "#app/features/assistant/open-turn.server.ts";
import { pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { ModelFailure } from "./model-stream.ts";
import { answerFrom } from "./models.server.ts";
import { messagesFor } from "./prompt.ts";
import type { Question } from "./question.ts";
import type { AnswerEnd } from "./saved-answer.server.ts";
import type { KnownSource } from "./sources.server.ts";

type Request = {
  question: Question;
  sources: readonly KnownSource[];
  window: readonly PastTurn[];
  signal: AbortSignal;
  /** Called with each piece of the answer; false ends it. */
  onText: (text: string) => Promise<boolean>;
};

/**
 * Asks the models within the budget of the person and the site, to the end of the answer, its
 * timeout or the signal. `openTurn` has counted the first call. Never throws.
 */
export async function generateAnswer(
  { ai, db, now }: Pick<Platform, "ai" | "db" | "now">,
  { question, sources, window, signal, onText }: Request,
): Promise<AnswerEnd> {
  const { image: picture, userId, payerId = userId } = question;
  const messages = ({ short, image }: { short: boolean; image: boolean }) =>
    messagesFor({
      ...question,
      sources,
      window: short ? [] : window,
      image: image ? picture : null,
    });
  const request = { messages, image: picture !== null, timeouts: ai.timeouts, signal };
  try {
    const paid = budgeted({ ai, db, now }, answerUses(payerId), 1);
    for await (const text of answerFrom(paid, request)) if (!(await onText(text))) break;
    return { status: "done", failure: null };
  } catch (error) {
    if (signal.aborted) return { status: "stopped", failure: null };
    const failure = error instanceof ModelFailure ? error.why : "unknown";
    if (failure === "unknown") log.error("an answer broke off", error);
    // Where this is not stored, the next question finds it out.
    if (failure === "quota")
      await pauseUntilMidnight(db, now()).catch((error) =>
        log.error("the pause of the models was not written down", error),
      );
    return { status: "failed", failure };
  }
}

/** Whether an answer has reached its greatest length. */
export const isFull = (text: string) => text.length >= chatLimits.response;
