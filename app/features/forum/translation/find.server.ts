import pLimit from "p-limit";
import type { Budget, Translations } from "#app/features/forum/posts/shown.ts";
import { pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import type { Language } from "#app/values/language.ts";
import { budgetOf, budgetQuery } from "./budget.server.ts";
import type { Outcome } from "./outcome.ts";
import { shownOutcome, shownTranslation } from "./shown-translation.ts";
import { isBackingOff, type JoinedTranslation, storedText } from "./stored.server.ts";
import type { Translatable } from "./translatable.ts";
import { type TranslationServices, timeouts } from "./translate-and-save.server.ts";
import { translatePost } from "./translate-post.server.ts";
import { outcomeWithin } from "./wait.server.ts";

/** Posts of a page translated concurrently. */
const atOnce = 4;

export type TranslationQuery = {
  into: Language;
  /** Whether only what is stored is wanted: the reader wants originals. */
  storedOnly: boolean;
  limits: Limits;
};

/** A post with the translation that came with it, and how to load the post if there is none. */
type Stub = Pick<Translatable, "id" | "language" | "revision"> & {
  stored: JoinedTranslation | undefined;
  load: () => Promise<Translatable | undefined>;
};

/** A page's translations, and what its reader's budget has left, where it was asked. */
export type TranslationResult = { translations: Translations; budget?: Budget };

/** Whether models may be asked, and what the reader's budget has left. */
type Limits = { paused: boolean; budget: Budget };

/** The limits of a reader, for a page that asks for them together with its posts. */
export async function findLimits({
  db,
  now,
  readerId,
}: Pick<TranslationServices, "db" | "now" | "readerId">): Promise<Limits> {
  const [pause, left] = await db.batch([pauseQuery(db), budgetQuery(db, readerId, now())]);
  return { paused: pauseOf(pause, now()) !== undefined, budget: budgetOf(left) };
}

/**
 * The translations of a page's posts: those that came with them, and promises of the
 * others, which the page does not wait for. A post in the reader's own language has none. What is
 * not ready when the page's stream must end comes later.
 */
export function findTranslations(
  services: TranslationServices,
  stubs: readonly Stub[],
  { into, storedOnly, limits: { paused, budget } }: TranslationQuery,
): TranslationResult {
  const foreign = stubs.filter(({ language }) => language !== into);
  if (foreign.length === 0) return { translations: {} };
  const { defer } = services;
  const now = services.now();
  const mayAsk = !storedOnly && !paused && budget.left > 0 && !budget.siteIsOut;
  const next = pLimit(atOnce);
  const translations: Translations = {};
  for (const stub of foreign) {
    const row = stub.stored?.postId ? stub.stored : undefined;
    const text = storedText(row, stub.revision);
    if (text) translations[stub.id] = shownTranslation(text, into);
    else if (mayAsk && !isBackingOff(row, stub.revision, now)) {
      const work = next(() => loadAndTranslate(services, stub, into));
      defer(work);
      translations[stub.id] = outcomeWithin(work, timeouts.waitMs).then((outcome) =>
        shownOutcome(outcome, into),
      );
    }
  }
  return { translations, budget };
}

async function loadAndTranslate(
  services: TranslationServices,
  stub: Stub,
  into: Language,
): Promise<Outcome> {
  const post = await stub.load().catch(() => undefined);
  return post ? translatePost(services, post, into) : "none";
}
