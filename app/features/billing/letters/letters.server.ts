import { and, asc, eq, isNull } from "drizzle-orm";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { grace } from "#app/features/billing/subscription/subscription.ts";
import { billingLetters } from "#app/features/billing/tables.server.ts";
import { claimOnce, isDue, retryAt } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isStillTrue } from "./due-letters.ts";
import { billingLetter } from "./letters.ts";

const lettersPerRun = 100;
const tries = { most: 6, pauseMs: 30 * 60_000 };

/**
 * Sends the letters that are due and still true; one that fails is retried later. Each is marked as
 * sent before it is sent, so that overlapping or interrupted runs never send it twice.
 */
export async function sendDueLetters(
  { db, mail, config }: Pick<Platform, "db" | "mail" | "config">,
  now: number,
): Promise<number> {
  const due = await db
    .select({
      letter: billingLetters,
      about: subscriptions,
      email: users.email,
      language: profiles.language,
    })
    .from(billingLetters)
    .innerJoin(subscriptions, eq(subscriptions.userId, billingLetters.userId))
    .innerJoin(users, eq(users.id, billingLetters.userId))
    .leftJoin(profiles, eq(profiles.id, billingLetters.userId))
    .where(and(isNull(billingLetters.sentAt), isDue(billingLetters.dueAt, now)))
    .orderBy(asc(billingLetters.dueAt))
    .limit(lettersPerRun);
  let sent = 0;
  for (const { letter, about, email, language } of due) {
    const { userId, kind, occasion } = letter;
    const thisLetter = and(
      eq(billingLetters.userId, userId),
      eq(billingLetters.kind, kind),
      eq(billingLetters.occasion, occasion),
    );
    const state = {
      subscriptionId: about.subscriptionId,
      status: about.status,
      tier: about.tier,
      trialEnd: about.trialEnd?.getTime() ?? null,
      cancelAt: about.cancelAt?.getTime() ?? null,
      firstFailedAt: about.firstFailedAt?.getTime() ?? null,
    };
    if (!isStillTrue[kind](occasion, state, now)) {
      await db.delete(billingLetters).where(and(thisLetter, isNull(billingLetters.sentAt)));
      continue;
    }
    const [claimed] = await claimOnce(db, billingLetters, "sentAt", { row: thisLetter, now });
    if (!claimed) continue;
    const until = {
      trialEnding: state.trialEnd,
      paymentFailed: (state.firstFailedAt ?? now) + grace,
      paymentDisputed: state.cancelAt,
      planEnded: null,
    }[kind];
    try {
      const facts = { tier: letter.tier, until, timeZone: about.timeZone, appUrl: config.appUrl };
      await mail.send({ to: email, ...billingLetter(kind, language ?? about.language, facts) });
      sent++;
    } catch (error) {
      log.error("a letter could not be sent", error, { kind });
      const dueAt = retryAt(claimed.tries, now, tries);
      if (dueAt) await db.update(billingLetters).set({ sentAt: null, dueAt }).where(thisLetter);
    }
  }
  return sent;
}
