import { sql } from "drizzle-orm";
import { translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/budget/uses.server.ts";
import { pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Language } from "#app/values/language.ts";
import type { Outcome } from "./outcome.ts";
import { claimTranslation } from "./store.server.ts";
import { isBackingOff, storedText, translationQuery } from "./stored.server.ts";
import type { Translatable } from "./translatable.ts";
import type { TranslationServices } from "./translate-and-save.server.ts";
import { timeouts, translateAndSave } from "./translate-and-save.server.ts";
import { awaitOther, outcomeWithin } from "./wait.server.ts";

/**
 * The translation of a post: the stored one, or one that is made now, once for all concurrent
 * readers, and stored even if its reader leaves. Never throws: a failure is silent (specification,
 * section 8) and not retried for a while.
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
      translationQuery(db, post.id, to),
      pauseQuery(db),
      budgetLeftQuery(services, post, now),
    ]);
    const text = storedText(row, post.revision);
    if (text) return text;
    if (!budget || budget.left <= 0) return "none";
    if (isBackingOff(row, post.revision, now) || pauseOf(pause, now) !== undefined) return "none";
    const claimMs = limits.postMs + 5_000;
    const claim = await claimTranslation(db, { post, language: to, now, claimMs });
    if (!claim) return await awaitOther(db, post, to, limits.waitMs);
    const work = translateAndSave(services, claim, limits);
    defer(work);
    return await outcomeWithin(work, limits.waitMs);
  } catch (error) {
    // The post was deleted, or the database did not answer: the original is shown.
    log.warn("a translation could not be asked for", error, { post: post.id });
    return "none";
  }
}

/** The least of what is left of the budgets that pay for this translation. */
function budgetLeftQuery({ db, readerId }: TranslationServices, post: Translatable, now: number) {
  const uses = translationUses(readerId, post.authorId);
  const left = sql.join(
    uses.map((use) => leftInSql(use, now)),
    sql`, `,
  );
  return db.select({ left: sql<number>`min(${left})` }).from(sql`(SELECT 1)`);
}
