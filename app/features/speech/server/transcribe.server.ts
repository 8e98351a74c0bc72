import { type AiFailure, aiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import { readTranscript, type Transcript } from "./transcript.ts";

type AudioQuestion = { bytes: Uint8Array; language: Language | undefined; hint: string };

/** Whisper's large model takes base64 and a hint; the older ones a list of numbers alone. */
const inputFor = (
  model: string,
  { bytes, language, hint }: AudioQuestion,
): Record<string, unknown> =>
  /whisper(?:-tiny-en)?$/.test(model)
    ? { audio: [...bytes] }
    : {
        audio: base64(bytes),
        task: "transcribe",
        // A model that is told neither finds the language itself.
        ...(language && { language }),
        ...(hint && { initial_prompt: hint }),
        vad_filter: true,
        condition_on_previous_text: false,
      };

/** In pieces: an argument for each byte of a long recording is too many. */
function base64(bytes: Uint8Array): string {
  let signs = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    signs += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(signs);
}

/**
 * Asks the first model that answers what was said. A failure that the next model would share ends
 * it; otherwise the last model's counts.
 */
export async function transcribe(
  ai: Ai,
  asked: AudioQuestion,
): Promise<Transcript | { why: AiFailure }> {
  let why: AiFailure = "gone";
  for (const model of ai.models.speech) {
    try {
      const answer = await withTimeout(ai.run(model, inputFor(model, asked)), ai.timeouts.first);
      const transcript = readTranscript(answer, asked.hint);
      if (transcript) return transcript;
      why = "unknown";
    } catch (error) {
      why = aiFailure(error);
      if (why === "quota" || why === "budget") return { why };
      log.warn("a speech model did not answer", error, { model, why });
    }
  }
  return { why };
}
