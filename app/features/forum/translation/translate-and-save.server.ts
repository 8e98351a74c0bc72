import { budgeted, translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { type TextTimeouts, usualTimeouts } from "#app/features/translator/models/timeouts.ts";
import { NoTranslation, retryDelay } from "#app/features/translator/no-translation.ts";
import { pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Outcome } from "./outcome.ts";
import { type Claim, releaseClaim, saveTranslation } from "./store.server.ts";

/** Services that translating needs. */
export type TranslationServices = Pick<Platform, "ai" | "db" | "defer" | "now"> & {
  /** Whose budget pays for new translations. */
  readerId: string;
};

type Timeouts = TextTimeouts & { waitMs: number };

/** `waitMs`: how long a reader waits for a translation. The page's stream ends after ten seconds. */
export const timeouts: Timeouts = { ...usualTimeouts, waitMs: 8_000 };

export async function translateAndSave(
  { db, ai, readerId, ...services }: TranslationServices,
  claim: Claim,
  limits: Timeouts,
): Promise<Outcome> {
  const { post, language: to, tries } = claim;
  try {
    // Loaded on demand: rules and glossary are large.
    const { translateText } = await import("#app/features/translator/translate-texts.server.ts");
    const detect = await openDetector();
    const paid = budgeted({ ...services, ai, db }, translationUses(readerId, post.authorId));
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
    // The quota is new after midnight, and another reader's budget may pay.
    const mayRetry = why === "quota" || why === "budget";
    await releaseClaim(db, claim, mayRetry ? null : now + retryDelay(why, tries));
    return "none";
  }
}
