import { answerFrom } from "#app/features/assistant/answer/models.server.ts";
import type { ModelMessage } from "#app/features/assistant/answer/prompt.ts";
import { detect } from "#app/features/translator/language/detector.server.ts";
import { translateText } from "#app/features/translator/translate-texts.server.ts";
import type { AiTask } from "#app/platform/ai/config.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

/** An `Ai` with a single model. @throws when the model is not configured */
function only(ai: Ai, task: AiTask, model: string): Ai {
  if (!ai.models[task].includes(model))
    throw new Error("the Worker is configured with other models: deploy");
  return { ...ai, models: { chat: [], vision: [], translation: [], speech: [], [task]: [model] } };
}

/** Streams an answer of the assistant's model through the product's own reader. */
export const askChat = (platform: Platform, model: string) =>
  words(
    platform,
    only(platform.ai, "chat", model),
    "Which fluid does an engine need? Answer with one word.",
    null,
  );

/** Shows a picture to a model that sees. */
export const askVision = (platform: Platform, model: string, image: string) =>
  words(
    platform,
    only(platform.ai, "vision", model),
    "Which color is this picture? Answer with one word.",
    image,
  );

async function words({ ai, now }: Platform, asked: Ai, text: string, image: string | null) {
  const content: ModelMessage["content"] = image
    ? [
        { type: "text", text },
        { type: "image_url", image_url: { url: image } },
      ]
    : text;
  const began = now();
  let [said, first] = ["", 0];
  const request = {
    image: image !== null,
    timeouts: ai.timeouts,
    signal: AbortSignal.timeout(ai.timeouts.total),
    messages: (): ModelMessage[] => [{ role: "user", content }],
  };
  for await (const piece of answerFrom(asked, request)) {
    first ||= now() - began;
    said += piece;
    if (said.length > 500) break;
  }
  return { said: said.slice(0, 500), first, whole: now() - began };
}

/** Translates a text with one model, checks and all, as a post of the forum. */
export async function askTranslation(
  { ai, now }: Platform,
  { model, from, to, text }: { model: string; from: Language; to: Language; text: string },
) {
  const began = now();
  const { text: translated } = await translateText(
    only(ai, "translation", model),
    { title: null, text },
    { from, to, detect },
  );
  return { translated: translated.slice(0, 300), length: translated.length, whole: now() - began };
}
