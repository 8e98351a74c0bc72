import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { mailToCustomer } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay, newLinkToken, unopened } from "#app/features/approval/links/link.ts";
import type { SentAnswer } from "#app/features/approval/send/sent-notice.tsx";
import { shareLink } from "#app/features/approval/send/share-link.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { day } from "#app/values/calendar.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import { depositMessage, depositSubject } from "./deposit-message.ts";
import { findDepositDue } from "./find-deposit-due.server.ts";

/** For how many days the link is said to be open; a decided one stays so. */
const openDays = 90;

export type Asking = Actor & {
  /** Comes with the form, so that a form sent twice asks once. */
  id: string;
  /** Whether it is mailed, where the customer has an address. */
  mail: boolean;
};

export type AskAnswer = SentAnswer | "gone" | "nothingDue" | "twice";

/**
 * Asks a customer for the deposit that was agreed: a further link to what was decided, since the
 * token of the first one is stored nowhere. Noted in the job's history.
 */
export async function askDeposit(
  services: Pick<Platform, "db" | "mail" | "config">,
  ref: JobRef,
  { id, mail, by, now }: Asking,
): Promise<AskAnswer> {
  const { db, config } = services;
  const { shopId, jobId } = ref;
  const [found, sender, [shop]] = await Promise.all([
    findDepositDue(db, ref),
    findSender(db, shopId),
    db
      .select({ country: shopSettings.country, currency: shopSettings.currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!found) return "gone";
  const { job, due } = found;
  if (!due) return "nothingDue";
  const { cents, currency, revision } = due;
  const email = mail && job.customerEmail ? job.customerEmail : null;
  const token = newLinkToken();
  const isNew = sql`NOT EXISTS (SELECT 1 FROM links AS sent
    WHERE sent.shop_id = ${shopId} AND sent.id = ${id})`;
  const made = and(eq(links.shopId, shopId), eq(links.id, id));
  const tokenHash = await hashed(token);
  const isMailed = sql`${email === null ? 0 : 1} AND EXISTS (
    SELECT 1 FROM ${links} WHERE ${and(made, eq(links.tokenHash, tokenHash))})`;
  const allowance = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
  const [, added, letter] = await db.batch([
    addEvent(db, and(jobOf(shopId, jobId), isNew), {
      by,
      now,
      what: "depositAsked",
      from: currency,
      to: String(cents),
    }),
    insertSelect(
      db,
      links,
      {
        shopId,
        id,
        jobId,
        revision,
        tokenHash,
        language: job.language,
        ...unopened,
        email,
        createdBy: by,
        createdAt: new Date(now),
        expiresAt: new Date(now + openDays * day),
        // It leads to what was decided, and waits for no answer.
        decidedAt: new Date(now),
      },
      sql`FROM ${repairJobs} WHERE ${and(jobOf(shopId, jobId), isNew)}`,
    ).returning({ id: links.id }),
    countUse(db, allowance, now, isMailed).count,
  ]);
  if (added.length === 0) return "twice";
  const { language } = job;
  const link = config.appUrl + href("/q/:token", { token });
  const message = depositMessage(language, {
    name: job.customerFirstName,
    shop: sender.name,
    vehicle: `${job.carMake} ${job.carModel}`,
    amount: formatMoney(cents, currency, language, shownDecimals(cents, currency)),
  });
  const { text, ways } = await shareLink({ link, message, phone: job.customerPhone, shop });
  const subject = depositSubject(language, sender.name);
  const wasMailed =
    email !== null &&
    letter.meta.changes > 0 &&
    (await mailToCustomer(services, sender, { to: email, subject, text, language }));
  return { ...ways, paper: null, mailed: wasMailed ? email : email && "failed" };
}
