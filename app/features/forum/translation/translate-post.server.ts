import { sql } from "drizzle-orm";
import { budgeted, translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/budget/uses.server.ts";
import { openDetector } from "#app/features/translation/language.server.ts";
import { NoTranslation } from "#app/features/translation/no-translation.ts";
import { restAfter } from "#app/features/translation/rest.ts";
import { type TextPatience, usualPatience } from "#app/features/translation/timeouts.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import {
  claim,
  giveUp,
  isResting,
  type KeptText,
  keep,
  knownQuery,
  type Translatable,
  textOf,
} from "./store.server.ts";

/** The little of the platform that translating takes. */
export type Desk = Pick<Platform, "ai" | "db" | "defer" | "now"> & {
  /** Whose budget pays for what is not translated yet. */
  readerId: string;
};
type Patience = TextPatience & { waitMs: number };

/**
 * `waitMs`: how long a reader waits for what somebody else is making. The page's stream ends after
 * ten seconds.
 */
export const patience: Patience = { ...usualPatience, waitMs: 8_000 };

/** A translation, none (the original stays), or one that is still being made. */
export type Outcome = KeptText | "none" | "later";

/**
 * The translation of a post: the kept one, or one that is made now, once, however many ask at the
 * same moment. It goes on and is kept even when its reader leaves. Never throws: a failure is
 * silent (specification, section 8) and rests for a while.
 */
export async function translatePost(
  desk: Desk,
  post: Translatable,
  to: Language,
  patient = patience,
): Promise<Outcome> {
  if (post.language === to) return "none";
  try {
    const now = desk.now();
    const uses = translationUses(desk.readerId, post.authorId);
    const [[known], pause, [budget]] = await desk.db.batch([
      knownQuery(desk.db, [post.id], to),
      pauseQuery(desk.db),
      desk.db
        .select({
          left: sql<number>`min(${sql.join(
            uses.map((use) => leftInSql(use, now)),
            sql`, `,
          )})`,
        })
        .from(sql`(SELECT 1)`),
    ]);
    const text = textOf(known, post.revision);
    if (text) return text;
    if (!budget || budget.left <= 0) return "none";
    if (isResting(known, post.revision, now) || pauseOf(pause, now) !== undefined) return "none";
    const claimed = await claim(desk.db, post, to, now, patient.postMs + 5_000);
    if (!claimed) return await awaitOther(desk, post, to, patient.waitMs);
    const making = make(desk, post, to, claimed, patient);
    desk.defer(making);
    return await outcomeWithin(making, patient.waitMs);
  } catch (error) {
    // The post was deleted meanwhile, or the database did not answer: the original stays.
    log.warn("a translation could not be asked for", error, { post: post.id });
    return "none";
  }
}

type Claim = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function make(
  desk: Desk,
  post: Translatable,
  to: Language,
  { token, tries }: Claim,
  patient: Patience,
): Promise<Outcome> {
  try {
    // Loaded with the first text that is translated: rules and glossary are no part of what every
    // page loads.
    const { translateText } = await import("#app/features/translation/translate-text.server.ts");
    const detect = await openDetector();
    const ai = budgeted(desk.ai, desk.db, translationUses(desk.readerId, post.authorId), desk.now);
    const text = await translateText(ai, post, { from: post.language, to, detect }, patient);
    await keep(desk.db, post, to, token, text);
    return text;
  } catch (error) {
    const why = error instanceof NoTranslation ? error.why : "unknown";
    log.warn("no translation came of a post", error instanceof NoTranslation ? undefined : error, {
      post: post.id,
      to,
      why,
    });
    const now = desk.now();
    if (why === "quota") await pauseUntilMidnight(desk.db, now);
    // After midnight, the first who asks is answered; and what one reader's budget does not pay
    // for, another's may.
    const nobodysFault = why === "quota" || why === "budget";
    await giveUp(desk.db, post, to, token, nobodysFault ? null : now + restAfter(why, tries));
    return "none";
  }
}

/**
 * Somebody else is at it: looks again and again, ever less often, for as long as a reader may wait.
 */
async function awaitOther(
  desk: Desk,
  post: Translatable,
  to: Language,
  limit: number,
): Promise<Outcome> {
  let pause = 150;
  for (let waited = 0; waited < limit; pause = Math.min(pause * 2, 2_000)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited += pause;
    const [known] = await knownQuery(desk.db, [post.id], to);
    const text = textOf(known, post.revision);
    if (text) return text;
    if (!known || known.revision !== post.revision || known.leaseUntil === null) return "none";
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
