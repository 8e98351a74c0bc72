import pLimit from "p-limit";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { Detect } from "./check.ts";
import { cutFor } from "./cut/portions.ts";
import { translatePortion } from "./models/ask.server.ts";
import { mannerOf } from "./models/models.ts";
import { type TextTimeouts, usualTimeouts } from "./models/timeouts.ts";
import { NoTranslation } from "./no-translation.ts";

/** How many portions of one post are under way at once. */
const atOnce = 4;

/** A post's text; a topic has a title. */
export type PostText = { title: string | null; text: string };
type Direction = { from: Language; to: Language; detect: Detect };

/**
 * Translates a post whole: with the first model, and with the second where the first fails or its
 * answer is refused. Half a post in another language helps nobody, so one portion without a
 * translation ends it. @throws NoTranslation
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
  try {
    return await withModel(ai, first, post, direction, timeouts, signal);
  } catch (error) {
    if (!second || !mayAskAnother(error) || signal.aborted) throw error;
    return await withModel(ai, second, post, direction, timeouts, signal);
  }
}

/**
 * The quota is the account's and the budget ours, so another model has none either; and one that
 * cannot be judged is no better.
 */
const mayAskAnother = (error: unknown) => error instanceof NoTranslation && !final.has(error.why);
const final: ReadonlySet<string> = new Set(["quota", "budget", "unjudged"]);

async function withModel(
  ai: Ai,
  model: string,
  post: PostText,
  direction: Direction,
  timeouts: TextTimeouts,
  signal: AbortSignal,
): Promise<PostText> {
  // The title goes with the text in one request, as its first line.
  const whole = post.title === null ? post.text : `${titleMark}${post.title}\n${post.text}`;
  const cut = cutFor(whole, mannerOf(model));
  const answers = await mapLimited(cut.portions, signal, (portion) =>
    translatePortion(ai, model, portion, direction, timeouts),
  );
  const joined = cut.join(answers.flat());
  if (post.title === null) return { title: null, text: joined };
  const end = joined.indexOf("\n");
  return { title: joined.slice(titleMark.length, end), text: joined.slice(end + 1) };
}

/**
 * Makes the title's line a heading, so that nothing in it is taken for a list or a fence; `cutText`
 * keeps the sign.
 */
const titleMark = "# ";

/** Does the work for each, a few at a time; the first failure ends it, and so does the signal. */
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
