import { sql } from "drizzle-orm";
import { budgeted, translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/budget/uses.server.ts";
import { openDetector } from "#app/features/translation/language/language.server.ts";
import { type TextTimeouts, usualTimeouts } from "#app/features/translation/models/timeouts.ts";
import { NoTranslation } from "#app/features/translation/no-translation.ts";
import { retryDelay } from "#app/features/translation/retry-delay.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { Outcome } from "./outcome.ts";
import {
  type Claim,
  claimTranslation,
  isBackingOff,
  releaseClaim,
  saveTranslation,
  storedText,
  translationQuery,
} from "./store.server.ts";
import type { Translatable } from "./translatable.ts";

/** What translating takes of the platform. */
export type TranslationServices = Pick<Platform, "ai" | "db" | "defer" | "now"> & {
  /** Whose budget pays for what is not translated yet. */
  readerId: string;
};
type Timeouts = TextTimeouts & { waitMs: number };

/**
 * `waitMs`: how long a reader waits for what somebody else is making. The page's stream ends after
 * ten seconds.
 */
export const timeouts: Timeouts = { ...usualTimeouts, waitMs: 8_000 };

/**
 * The translation of a post: the stored one, or one that is made now, once, however many ask at the
 * same moment. It goes on and is stored even when its reader leaves. Never throws: a failure is
 * silent (specification, section 8), and is not tried again for a while.
 */
export async function translatePost(
  services: TranslationServices,
  post: Translatable,
  to: Language,
  limits = timeouts,
): Promise<Outcome> {
  if (post.language === to) return "none";
  const { db, defer } = services;
  try {
    const now = services.now();
    const [[row], pause, [budget]] = await db.batch([
      translationQuery(db, [post.id], to),
      pauseQuery(db),
      budgetLeftQuery(services, post, now),
    ]);
    const text = storedText(row, post.revision);
    if (text) return text;
    if (!budget || budget.left <= 0) return "none";
    if (isBackingOff(row, post.revision, now) || pauseOf(pause, now) !== undefined) return "none";
    const leaseMs = limits.postMs + 5_000;
    const claim = await claimTranslation(db, { post, language: to, now, leaseMs });
    if (!claim) return await awaitOther(db, post, to, limits.waitMs);
    const work = translateAndSave(services, claim, limits);
    defer(work);
    return await outcomeWithin(work, limits.waitMs);
  } catch (error) {
    // The post was deleted meanwhile, or the database did not answer: the original stays.
    log.warn("a translation could not be asked for", error, { post: post.id });
    return "none";
  }
}

/** What is left of every budget that pays for this translation: the least counts. */
function budgetLeftQuery({ db, readerId }: TranslationServices, post: Translatable, now: number) {
  const uses = translationUses(readerId, post.authorId);
  const left = sql.join(
    uses.map((use) => leftInSql(use, now)),
    sql`, `,
  );
  return db.select({ left: sql<number>`min(${left})` }).from(sql`(SELECT 1)`);
}

async function translateAndSave(
  { db, ai, readerId, ...services }: TranslationServices,
  claim: Claim,
  limits: Timeouts,
): Promise<Outcome> {
  const { post, language: to, tries } = claim;
  try {
    // Loaded with the first text that is translated: rules and glossary are no part of what every
    // page loads.
    const { translateText } = await import("#app/features/translation/translate-text.server.ts");
    const detect = await openDetector();
    const paid = budgeted(ai, db, translationUses(readerId, post.authorId), services.now);
    const text = await translateText(paid, post, { from: post.language, to, detect }, limits);
    await saveTranslation(db, claim, text);
    return text;
  } catch (error) {
    const why = error instanceof NoTranslation ? error.why : "unknown";
    log.warn("no translation came of a post", error instanceof NoTranslation ? undefined : error, {
      post: post.id,
      to,
      why,
    });
    const now = services.now();
    if (why === "quota") await pauseUntilMidnight(db, now);
    // After midnight, the first who asks is answered; and what one reader's budget does not pay
    // for, another's may.
    const mayRetry = why === "quota" || why === "budget";
    await releaseClaim(db, claim, mayRetry ? null : now + retryDelay(why, tries));
    return "none";
  }
}

/** Somebody else has the claim: looks again, ever less often, for as long as a reader may wait. */
async function awaitOther(
  db: Db,
  post: Translatable,
  to: Language,
  limitMs: number,
): Promise<Outcome> {
  let pause = 150;
  for (let waited = 0; waited < limitMs; pause = Math.min(pause * 2, 2_000)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited += pause;
    const [row] = await translationQuery(db, [post.id], to);
    const text = storedText(row, post.revision);
    if (text) return text;
    if (!row || row.revision !== post.revision || row.leaseUntil === null) return "none";
  }
  return "later";
}

/** The outcome of a translation within this time (milliseconds), else "later"; the work goes on. */
export async function outcomeWithin(work: Promise<Outcome>, ms: number): Promise<Outcome> {
  try {
    return await withTimeout(work, ms);
  } catch (error) {
    if (error instanceof TimeoutError) return "later";
    throw error;
  }
}
