import type { Ai } from "#app/platform/ai/models.server.ts";
import type { Language } from "#app/values/language.ts";
import { translatePortion } from "./ask.server.ts";
import type { Detect } from "./check.ts";
import { mannerOf } from "./models.ts";
import { NoTranslation } from "./no-translation.ts";
import { type TextPatience, usualPatience } from "./patience.ts";
import { cutFor } from "./portions.ts";

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
  patience: TextPatience = usualPatience,
): Promise<PostText> {
  const { signal, end } = limited(patience.postMs);
  try {
    const [first, second] = ai.models.translation;
    if (!first) throw new NoTranslation("gone");
    try {
      return await withModel(ai, first, post, direction, patience, signal);
    } catch (error) {
      if (!second || !mayAskAnother(error) || signal.aborted) throw error;
      return await withModel(ai, second, post, direction, patience, signal);
    }
  } finally {
    end();
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
  patience: TextPatience,
  signal: AbortSignal,
): Promise<PostText> {
  // The title goes with the text in one request, as its first line.
  const whole = post.title === null ? post.text : `${titleMark}${post.title}\n${post.text}`;
  const cut = cutFor(whole, mannerOf(model));
  const answers = await inTurn(cut.portions, signal, (portion) =>
    translatePortion(ai, model, portion, direction, patience),
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
async function inTurn<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  let failed = false;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new NoTranslation("timeout")), { once: true });
  });
  late.catch(() => {});
  const worker = async () => {
    while (next < items.length && !failed && !signal.aborted) {
      const at = next++;
      try {
        results[at] = await work(items[at]!);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  if (signal.aborted) throw new NoTranslation("timeout");
  await Promise.race([
    Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker)),
    late,
  ]);
  return results;
}

function limited(limit: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
