import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { lettersPerDay, newLinkToken } from "#app/features/approval/links/link.ts";
import { addLinkEvent } from "#app/features/approval/links/link-events.server.ts";
import { isOpenLink } from "#app/features/approval/links/link-rows.server.ts";
import { linkSettings, links } from "#app/features/approval/tables.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import { isDue, retryAt, turnOf } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day } from "#app/values/calendar.ts";
import { letterTries, mailTimeoutMs } from "./due-letter.ts";
import { reminderLetter } from "./reminder-letter.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;

/** Links per run. */
const perRun = 50;

const dueQuery = ({ db }: Pick<Platform, "db">, now: number) =>
  db
    .select({
      shopId: links.shopId,
      id: links.id,
      tokenHash: links.tokenHash,
      email: links.email,
      language: links.language,
      name: repairJobs.customerFirstName,
      jobId: links.jobId,
      tries: links.reminderTries,
      shop: shopSettings.shopName,
    })
    .from(links)
    .innerJoin(repairJobs, refersTo(links, links.jobId, repairJobs))
    .leftJoin(shopSettings, eq(shopSettings.shopId, links.shopId))
    .where(isDue(links.remindAt, now))
    .orderBy(turnOf(links.shopId, links.remindAt), asc(links.remindAt))
    .limit(perRun);

type Due = Awaited<ReturnType<typeof dueQuery>>[number];

/**
 * Reminds customers who were mailed a link and have not answered, once, while the link is open and
 * the shop still wants it. A reminder is marked before it is mailed, so that no two runs and no run
 * that is cut off send it twice; one that the mail service goes on refusing is given up with a note.
 * Its token is a second one of the same link, since the first is stored nowhere.
 */
export async function sendReminders(
  services: Services,
  now: number,
  { timeoutMs = mailTimeoutMs } = {},
): Promise<void> {
  for (const link of await dueQuery(services, now))
    if ((await remind(services, link, { now, timeoutMs })) === "hangs") return;
}

/** Whether the shop wants it still. */
const isWanted: SQL = sql`EXISTS (SELECT 1 FROM ${linkSettings} s
  WHERE s.shop_id = ${links.shopId} AND s.reminder_days IS NOT NULL)`;

type Sending = { now: number; timeoutMs: number };

async function remind({ db, mail, config }: Services, link: Due, { now, timeoutMs }: Sending) {
  const mine = and(eq(links.shopId, link.shopId), eq(links.id, link.id));
  const stillDue = and(mine, isNotNull(links.remindAt));
  const token = newLinkToken();
  const reminderHash = await hashed(token);
  const [[marked]] = await db.batch([
    db
      .update(links)
      .set({ remindAt: null, remindedAt: new Date(now), reminderHash })
      .where(and(stillDue, isNotNull(links.email), isWanted, isOpenLink(link.tokenHash, now)))
      .returning({ id: links.id }),
    // All other due links get no reminder.
    db.update(links).set({ remindAt: null }).where(stillDue),
  ]);
  if (!marked || !link.email) return "none";
  const unsent = { remindedAt: null, reminderHash: null };
  const again = (remindAt: Date, reminderTries: number) =>
    db
      .update(links)
      .set({ ...unsent, remindAt, reminderTries })
      .where(and(mine, eq(links.reminderHash, reminderHash)));
  const allowance = { who: link.shopId, what: "shop.links", most: lettersPerDay } as const;
  if (!(await take(db, [allowance], now))) {
    await again(new Date(now + day), link.tries);
    return "none";
  }
  const letter = reminderLetter(link.language, {
    name: link.name,
    shop: link.shop ?? "",
    link: config.appUrl + href("/q/:token", { token }),
  });
  try {
    const sender = await findSender(db, link.shopId);
    const own = fromShop({ to: link.email, ...letter }, sender, link.language);
    await withTimeout(mail.send(own), timeoutMs);
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "reminder" });
    // Whether the service has sent it after all, no one knows: so never again.
    const hangs = error instanceof TimeoutError;
    const next = hangs ? null : retryAt(link.tries + 1, now, letterTries);
    if (next) await again(next, link.tries + 1);
    else
      await addEvent(db, jobOf(link.shopId, link.jobId), {
        by: null,
        now,
        what: "letterFailed",
        to: link.email,
      });
    return hangs ? "hangs" : "failed";
  }
  await addLinkEvent(db, mine, { what: "reminded", by: null, now });
  return "sent";
}
