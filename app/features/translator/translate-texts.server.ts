import pLimit from "p-limit";
import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import type { Fault } from "./checks/fault.ts";
import { cutFor } from "./cut/portions.ts";
import { loadGlossary } from "./glossary/load.server.ts";
import { type Direction, type Translator, translatePortion } from "./models/ask.server.ts";
import { mannerOf } from "./models/models.ts";
import { type TextTimeouts, usualTimeouts } from "./models/timeouts.ts";
import { isOfService, NoTranslation } from "./no-translation.ts";
import { partsOf } from "./safety/safety-sentences.ts";

/** The translation of one text, or why there is none. */
export type Translated = { text: string } | { why: AiFailure | Fault };

/**
 * Translates texts as `translateTexts` does, but for their safety sentences: those come from the
 * list, and no model is sent them.
 */
export async function translateAroundSafety(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
): Promise<Translated[]> {
  const cut = texts.map((text) => partsOf(text, direction.from, direction.to).map(withSpaces));
  const sent = cut.flat().filter(({ says, core }) => says === undefined && core !== "");
  const answers =
    sent.length > 0
      ? await translateTexts(
          ai,
          sent.map(({ core }) => core),
          direction,
        )
      : [];
  const answerOf = new Map(sent.map((part, at) => [part, answers[at]!]));
  return cut.map((parts) => {
    let text = "";
    for (const part of parts) {
      const answer = answerOf.get(part) ?? { text: part.core };
      if ("why" in answer) return answer;
      text += part.says ?? part.before + answer.text + part.after;
    }
    return { text };
  });
}

/** A part with the spaces around it apart, which a model does not keep. */
function withSpaces({ text, says }: { text: string; says?: string }) {
  const [, before = "", core = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return { before, core, after, says };
}

/**
 * Translates several short texts with as few calls as they fit in. When an answer is refused, each
 * text is asked for alone, so that one that cannot be translated does not spoil the others; when
 * the service fails, none is. The answers are in the order of the texts.
 */
export async function translateTexts(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
  timeouts: TextTimeouts = usualTimeouts,
): Promise<Translated[]> {
  const together = await translateJoined(ai, texts, direction, timeouts);
  if (Array.isArray(together)) return together;
  if (texts.length === 1 || isOfService(together.why)) return texts.map(() => together);
  const apart: Translated[] = [];
  for (const text of texts) {
    const [one] = [await translateJoined(ai, [text], direction, timeouts)].flat();
    apart.push(one!);
    if ("why" in one! && isOfService(one.why))
      return [...apart, ...texts.slice(apart.length).map(() => one)];
  }
  return apart;
}

async function translateJoined(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
  timeouts: TextTimeouts,
): Promise<Translated[] | { why: AiFailure | Fault }> {
  try {
    const { text } = await translateText(
      ai,
      { title: null, text: texts.join("\n") },
      direction,
      timeouts,
    );
    const lines = text.split("\n");
    return texts.map((one) => ({ text: lines.splice(0, one.split("\n").length).join("\n") }));
  } catch (error) {
    if (error instanceof NoTranslation) return { why: error.why };
    throw error;
  }
}

/** How many portions of one post are translated at once. */
const atOnce = 4;

/** A post's text; a topic has a title. */
type PostText = { title: string | null; text: string };

/**
 * Translates a whole post or nothing: with the first model, or with the second if the first fails
 * or its answer is refused. @throws NoTranslation
 */
export async function translateText(
  ai: Ai,
  post: PostText,
  direction: Direction,
  timeouts: TextTimeouts = usualTimeouts,
): Promise<PostText> {
  const signal = AbortSignal.timeout(timeouts.postMs);
  const [first, second] = ai.models.translation;
  if (!first) throw new NoTranslation("gone");
  await loadGlossary();
  try {
    return await withModel({ ai, model: first, direction, timeouts }, post, signal);
  } catch (error) {
    if (!second || !mayAskAnother(error) || signal.aborted) throw error;
    return await withModel({ ai, model: second, direction, timeouts }, post, signal);
  }
}

/** Quota, budget and judge are the same for every model. */
const mayAskAnother = (error: unknown) => error instanceof NoTranslation && !final.has(error.why);
const final: ReadonlySet<string> = new Set(["quota", "budget", "unjudged"]);

async function withModel(
  translator: Translator,
  post: PostText,
  signal: AbortSignal,
): Promise<PostText> {
  // The title goes with the text in one request, as its first line.
  const whole = post.title === null ? post.text : `${titleMark}${post.title}\n${post.text}`;
  const cut = cutFor(whole, mannerOf(translator.model));
  const answers = await mapLimited(cut.portions, signal, (portion) =>
    translatePortion(translator, portion),
  );
  const joined = cut.join(answers.flat());
  if (post.title === null) return { title: null, text: joined };
  const end = joined.indexOf("\n");
  return { title: joined.slice(titleMark.length, end), text: joined.slice(end + 1) };
}

/** Makes the title a heading, so that it is not read as a list or a fence. */
const titleMark = "# ";

/** Does the work for each item, a few at a time, until the first failure or the signal. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(atOnce);
  try {
    return await untilAborted(limit.map(items, work), signal);
  } catch (error) {
    limit.clearQueue();
    throw signal.aborted ? new NoTranslation("timeout") : error;
  }
}
