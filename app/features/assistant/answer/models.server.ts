import type { Timeouts } from "#app/platform/ai/config.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { untilAborted, withTimeout } from "#app/platform/with-timeout.ts";
import { asFailure, ModelFailure, wordsOf } from "./model-stream.ts";
import type { ModelMessage } from "./prompt.ts";

/**
 * What is asked: the messages for a model, with the picture for those that see, and shortened for a
 * second try.
 */
export type Asking = {
  messages: (options: { short: boolean; image: boolean }) => ModelMessage[];
  image: boolean;
};

/** The most tokens of an answer: a page and a half. */
const maxTokens = 1024;

/** How long to wait before a busy model is asked once more, in milliseconds. */
const breath = 400;

/**
 * The words of the first model that answers. A model that is gone, refuses, is silent or breaks
 * before its first word is followed by the next one; a busy one is asked once more first, and one
 * that finds it too long is asked without what was said before. After the first word there is no
 * other model: what was read cannot be unread. @throws ModelFailure, or the signal's reason
 */
export async function* answerFrom(
  ai: Ai,
  asking: Asking,
  timeouts: Timeouts,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeouts.total)]);
  let last = new ModelFailure("unknown", "no model is configured");
  for (const attempt of attemptsOf(ai, asking)) {
    if (attempt.after && attempt.after !== last.why) continue;
    if (last.why === "busy" && attempt.after)
      await untilAborted(new Promise((later) => setTimeout(later, breath)), end);
    let spoke = false;
    try {
      for await (const words of ask(ai, attempt, asking, timeouts, end)) {
        spoke = true;
        yield words;
      }
      if (spoke) return;
      last = new ModelFailure("empty", `${attempt.model} said nothing`);
    } catch (error) {
      if (signal.aborted) throw error;
      last = end.aborted ? new ModelFailure("timeout") : asFailure(error);
      if (last.why === "unpaid")
        log.error("a model needs the paid plan of Workers AI (code 5035)", undefined, {
          model: attempt.model,
        });
      // The number of the failure alone: what a model says of a question can repeat it.
      log.warn("a model did not answer", undefined, {
        model: attempt.model,
        why: last.why,
        code: /\b\d{4}\b/.exec(last.message)?.[0],
      });
      // Nothing is left today for any model; and what was begun is not begun again by another.
      if (spoke || last.why === "quota" || last.why === "budget" || end.aborted) throw last;
    }
  }
  throw last;
}

type Attempt = { model: string; image: boolean; short: boolean; after?: ModelFailure["why"] };

/**
 * Whom to ask, in turn. With a picture those that see come first; should none of them answer, the
 * others get the words alone.
 */
function attemptsOf({ models }: Ai, { image }: Asking): Attempt[] {
  const named = [
    ...(image ? models.vision.map((model) => ({ model, image: true })) : []),
    ...models.chat.map((model) => ({ model, image: false })),
  ];
  return named.flatMap((one) => [
    { ...one, short: false },
    { ...one, short: false, after: "busy" as const },
    { ...one, short: true, after: "tooLarge" as const },
  ]);
}

async function* ask(
  ai: Ai,
  { model, image, short }: Attempt,
  asking: Asking,
  timeouts: Timeouts,
  end: AbortSignal,
) {
  const began = Date.now();
  const running = ai.run(model, {
    messages: asking.messages({ short, image }),
    stream: true,
    max_tokens: maxTokens,
    temperature: 0.2,
  });
  let answer: unknown;
  try {
    answer = await withTimeout(running, timeouts.first, end);
  } catch (error) {
    // Whatever it still says is not listened to.
    running
      .then((late) => (late instanceof ReadableStream ? late.cancel() : undefined))
      .catch(() => {});
    throw error;
  }
  const first = Math.max(1, timeouts.first - (Date.now() - began));
  yield* wordsOf(answer, { ...timeouts, first }, end);
}
