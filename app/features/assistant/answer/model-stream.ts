import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import { answerOf } from "#app/platform/ai/answer.ts";
import type { Timeouts } from "#app/platform/ai/config.ts";
import { type AiFailure, aiFailure } from "#app/platform/ai/failure.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";

/** Why a model failed. */
export class ModelFailure extends Error {
  readonly why: AiFailure | "cut" | "empty";
  constructor(why: ModelFailure["why"], message: string = why) {
    super(message);
    this.why = why;
  }
}

/**
 * The text of a model's response, in pieces: from server-sent events (in the format of Workers AI
 * or OpenAI) or from a complete answer. Cancels the stream at its end, at `signal` and at a
 * timeout. @throws ModelFailure
 */
export async function* wordsOf(
  answer: unknown,
  timeouts: Timeouts,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  if (!(answer instanceof ReadableStream)) {
    const text = textOf(answer);
    if (text) yield text;
    return;
  }
  let silence = timeouts.first;
  try {
    const wait = <Value>(read: Promise<Value>) => withTimeout(read, silence, signal);
    for await (const event of eventsOf(answer as ReadableStream<Uint8Array>, wait)) {
      if (event === "[DONE]") return;
      const text = textOf(parsed(event));
      if (!text) continue;
      silence = timeouts.between;
      yield text;
    }
    throw new ModelFailure("cut", "the stream ended without its end");
  } catch (error) {
    throw error instanceof ModelFailure || signal.aborted ? error : asFailure(error);
  }
}

/** An error of the binding as a failure; a broken connection has no Cloudflare code. */
export function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(aiFailure(error), error instanceof Error ? error.message : String(error));
}

function parsed(event: string): unknown {
  try {
    return JSON.parse(event);
  } catch {
    throw new ModelFailure("cut", "an event that cannot be read");
  }
}

/** The text of an event or a complete answer, or "". @throws ModelFailure for an error event */
function textOf(answer: unknown): string {
  const { error, errors } = (answer ?? {}) as {
    error?: unknown;
    errors?: { code?: number; message?: string }[];
  };
  if (error)
    throw asFailure(
      typeof error === "string" ? new Error(error) : new Error(JSON.stringify(error)),
    );
  if (errors?.[0]) throw asFailure(new Error(`${errors[0].code}: ${errors[0].message}`));
  return answerOf(answer).text;
}
