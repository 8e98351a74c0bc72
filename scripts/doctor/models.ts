import { languages, otherLanguages } from "#app/values/language.ts";
import { ask } from "./question.ts";
import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import { redSquare } from "./samples.ts";
import type { Target } from "./target.ts";
import { longPost, post } from "./texts.ts";

type Words = { said: string; first: number; whole: number };
type Translated = { translated: string; length: number; whole: number };

/**
 * Every configured model: a stream, a picture, both directions of translation, 10,000 characters.
 */
export function modelChecks({ models }: Target["expected"]): Check[] {
  return [
    ...models.chat.map(
      (model): Check => ({ name: `chat ${model}`, ask: (target) => chat(target, model) }),
    ),
    ...models.vision.map(
      (model): Check => ({ name: `picture ${model}`, ask: (target) => picture(target, model) }),
    ),
    ...models.translation.map(
      (model): Check => ({
        name: `translation ${model}`,
        ask: (target) => translation(target, model),
      }),
    ),
  ];
}

async function chat(target: Target, model: string): Promise<string> {
  const { said, first } = await ask<Words>(target, { ask: "chat", model }, (why) =>
    failed(model, "AI_CHAT_MODELS", why),
  );
  if (said.trim() === "")
    throw new CheckError(`The model ${model} says nothing: put another first in AI_CHAT_MODELS.`);
  return `${target.standIns ? "the stand-in for models " : ""}streams, first word after ${first} ms`;
}

async function picture(target: Target, model: string): Promise<string> {
  const { said } = await ask<Words>(target, { ask: "vision", model, image: redSquare }, (why) =>
    failed(model, "AI_VISION_MODELS", why),
  );
  if (target.standIns) return "the stand-in for models takes a picture";
  if (!/\bred\b|\brojo\b/i.test(said))
    throw new CheckError(
      `The model ${model} does not see a red picture: put one that sees first in AI_VISION_MODELS.`,
    );
  return "sees a red picture as red";
}

async function translation(target: Target, model: string): Promise<string> {
  const times: number[] = [];
  const directions = languages.flatMap((from) => otherLanguages(from).map((to) => ({ from, to })));
  const texts = directions.map((direction) => ({ ...direction, text: post[direction.from] }));
  for (const { from, to, text } of [...texts, { ...directions[0]!, text: longPost }]) {
    const part = text === longPost ? `${longPost.length} characters` : `${from} to ${to}`;
    const refused = (why: string) => failed(model, "AI_TRANSLATION_MODELS", `${part}: ${why}`);
    const { translated, length, whole } = await ask<Translated>(
      target,
      { ask: "translation", model, from, to, text },
      refused,
    );
    if (translated.trim() === "" || translated === text.slice(0, 300))
      throw new CheckError(
        `The model ${model} does not translate (${part}): put another first in AI_TRANSLATION_MODELS.`,
      );
    if (length < text.length / 2)
      throw new CheckError(
        `The model ${model} drops half of a text (${part}): put another first in AI_TRANSLATION_MODELS.`,
      );
    times.push(whole);
  }
  return `${target.standIns ? "the stand-in for models translates word by word" : "translates"} both ways, and ${longPost.length} characters in ${times.at(-1)} ms`;
}

/** Why a model failed, and what to do about it. */
function failed(model: string, variable: string, why: string): string {
  if (/quota|\b3036\b|\b4006\b|neurons/i.test(why))
    return `Workers AI has no allowance left today (${model}): raise the limit in the dashboard, or wait until midnight UTC.`;
  if (/\b5035\b|paid/i.test(why))
    return `The model ${model} needs the Workers paid plan: subscribe to it (dashboard, Workers, Plans).`;
  if (/gone|\b5007\b|no such model/i.test(why))
    return `The model ${model} does not exist any more: put one of npx wrangler ai models into ${variable}.`;
  if (/timeout|busy|\b3040\b/i.test(why))
    return `The model ${model} is too slow or too busy (${why}): try again, or put another first in ${variable}.`;
  return `The model ${model} failed (${why}): put another first in ${variable}.`;
}
