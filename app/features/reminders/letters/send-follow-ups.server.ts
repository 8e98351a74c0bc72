import { and, asc, eq, isNull } from "drizzle-orm";
import { href } from "react-router";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { letterTries, mailTimeoutMs } from "#app/features/approval/letters/due-letter.ts";
import { lettersPerDay, newLinkToken } from "#app/features/approval/links/link.ts";
import { isDecentHour, nextDecentHour } from "#app/features/calendar/letters/remind-at.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { findDue } from "#app/features/reminders/known/find-due.server.ts";
import { followUps } from "#app/features/reminders/tables.server.ts";
import { isDue, retryAt, turnOf } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { followUpLetter } from "./follow-up-letter.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;
type FollowUp = typeof followUps.$inferSelect;

/** How many letters one run sends. */
const perRun = 50;

/**
 * Mails the messages that are due, each once: a letter is taken off its row before. Just before it
 * goes, the hour, the consent, the owner and what was answered meanwhile are looked at again.
 */
export async function sendFollowUps(services: Services, now: number): Promise<void> {
  const due = await services.db
    .select()
    .from(followUps)
    .where(isDue(followUps.letterAt, now))
    .orderBy(turnOf(followUps.shopId, followUps.letterAt), asc(followUps.letterAt))
    .limit(perRun);
  for (const row of due) if ((await sendOne(services, row, now)) === "hangs") return;
}

async function sendOne({ db, mail, config }: Services, row: FollowUp, now: number) {
  const { shopId, vehicleId, language } = row;
  const mine = and(eq(followUps.shopId, shopId), eq(followUps.id, row.id));
  const claimed = await db
    .update(followUps)
    .set({ letterAt: null })
    .where(and(mine, eq(followUps.letterAt, row.letterAt!)))
    .returning({ id: followUps.id });
  if (claimed.length === 0) return "none";
  const again = (at: Date | number, tries = row.letterTries) =>
    db
      .update(followUps)
      .set({ letterAt: new Date(at), letterTries: tries })
      .where(and(mine, isNull(followUps.letterAt)));
  const { vehicles, zone, shop } = await findDue(db, shopId, {
    ids: [vehicleId],
    reader: language,
    now,
  });
  const [found] = vehicles;
  const { owner, hasAgreed, recommendations = [], vehicle } = found ?? {};
  const isOpen = (subject: string) =>
    recommendations.some((one) => one.subject === subject && one.answer === null);
  const work = row.work.filter(({ subject }) => isOpen(subject));
  const isWanted = owner?.id === row.customerId && hasAgreed && work.length > 0;
  if (!isWanted || !owner.email || !vehicle || row.expiresAt.getTime() <= now) return "none";
  if (!isDecentHour(now, zone)) return again(nextDecentHour(now, zone));
  const allowance = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
  if (!(await take(db, [allowance], now))) return again(now + day);
  const token = newLinkToken();
  await db
    .update(followUps)
    .set({ letterHash: await hashed(token) })
    .where(mine);
  const { subject, text } = followUpLetter(language, {
    name: owner.firstName,
    shop: shop.name,
    vehicle: vehicleName(vehicle, language),
    work: work.map((one) => one.text),
  });
  const link = config.appUrl + href("/follow-up/:token", { token });
  const letter = { to: owner.email, subject, text: `${text}\n\n${link}` };
  try {
    const sender = await findSender(db, shopId);
    await withTimeout(mail.send(fromShop(letter, sender, language)), mailTimeoutMs);
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "follow-up" });
    // Whether the service has sent it after all, no one knows: so never again.
    const hangs = error instanceof TimeoutError;
    const next = hangs ? null : retryAt(row.letterTries + 1, now, letterTries);
    if (next) await again(next, row.letterTries + 1);
    return hangs ? "hangs" : "failed";
  }
  return db
    .update(followUps)
    .set({ mailedAt: new Date(now) })
    .where(mine);
}
