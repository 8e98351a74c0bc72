import type { Timeouts } from "#app/platform/ai/config.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { untilAborted, withTimeout } from "#app/platform/with-timeout.ts";
import { asFailure, ModelFailure, wordsOf } from "./model-stream.ts";
import type { ModelMessage } from "./prompt.ts";

/** A request for an answer, for any model. */
type AnswerRequest = {
  /** `image`: with the picture, for vision models. `short`: without earlier turns. */
  messages: (options: { short: boolean; image: boolean }) => ModelMessage[];
  image: boolean;
  /** In milliseconds: for the first word, between two, and in total. */
  timeouts: Timeouts;
  signal: AbortSignal;
};

/** The most tokens of an answer: a page and a half. */
const maxTokens = 1024;

/** The delay before a busy model is asked once more, in milliseconds. */
const busyPause = 400;

/**
 * The text of the first model that answers. One that fails before its first word is followed by the
 * next; a busy one is asked once more first, and a request that is too long is repeated without
 * earlier turns. After the first word, which a reader has seen, no other model is asked.
 * @throws ModelFailure, or the signal's reason
 */
export async function* answerFrom(ai: Ai, request: AnswerRequest): AsyncGenerator<string, void> {
  const { signal, timeouts } = request;
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeouts.total)]);
  let last = new ModelFailure("unknown", "no model is configured");
  for (const attempt of attemptsOf(ai, request)) {
    if (attempt.after && attempt.after !== last.why) continue;
    if (last.why === "busy" && attempt.after)
      await untilAborted(new Promise((later) => setTimeout(later, busyPause)), end);
    let started = false;
    try {
      for await (const words of ask(ai, attempt, { ...request, signal: end })) {
        started = true;
        yield words;
      }
      if (started) return;
      last = new ModelFailure("empty", `${attempt.model} said nothing`);
    } catch (error) {
      if (signal.aborted) throw error;
      last = end.aborted ? new ModelFailure("timeout") : asFailure(error);
      if (last.why === "unpaid")
        log.error("a model needs the paid plan of Workers AI (code 5035)", undefined, {
          model: attempt.model,
        });
      // Only the error code: a model's message may repeat the question.
      log.warn("a model did not answer", undefined, {
        model: attempt.model,
        why: last.why,
        code: /\b\d{4}\b/.exec(last.message)?.[0],
      });
      // No other model has quota or budget left either.
      if (started || last.why === "quota" || last.why === "budget" || end.aborted) throw last;
    }
  }
  throw last;
}

type Attempt = { model: string; image: boolean; short: boolean; after?: ModelFailure["why"] };

/** The models in order: with a picture the vision models first, then the others without it. */
function attemptsOf({ models }: Ai, { image }: Pick<AnswerRequest, "image">): Attempt[] {
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
  { messages, timeouts, signal }: AnswerRequest,
) {
  const began = Date.now();
  const running = ai.run(model, {
    messages: messages({ short, image }),
    stream: true,
    max_tokens: maxTokens,
    temperature: 0.2,
  });
  let answer: unknown;
  try {
    answer = await withTimeout(running, timeouts.first, signal);
  } catch (error) {
    // A late answer is dropped.
    running
      .then((late) => (late instanceof ReadableStream ? late.cancel() : undefined))
      .catch(() => {});
    throw error;
  }
  const first = Math.max(1, timeouts.first - (Date.now() - began));
  yield* wordsOf(answer, { ...timeouts, first }, signal);
}
