import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { findInvoiceToSend } from "#app/features/approval/invoice/find-invoice-to-send.server.ts";
import { mailToCustomer, sendInvoice } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay, newLinkToken, unopened } from "#app/features/approval/links/link.ts";
import type { SentAnswer } from "#app/features/approval/send/sent-notice.tsx";
import { shareLink } from "#app/features/approval/send/share-link.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { owedByInvoice } from "#app/features/money/money.ts";
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

type Target = JobRef & {
  /** The number of an invoice; null for the deposit. */
  number: number | null;
};

/** Makes a link by which a customer pays an invoice, or the deposit that was agreed. */
export async function collect(
  services: Pick<Platform, "db" | "mail" | "config" | "now">,
  { number, ...ref }: Target,
  asking: Asking,
): Promise<AskAnswer> {
  if (number === null) return askDeposit(services, ref, asking);
  const { db } = services;
  const { id, mail, by, now } = asking;
  const [proposed, found, sender] = await Promise.all([
    findInvoiceToSend(db, { ...ref, number }, now),
    findInvoice(db, ref, number),
    findSender(db, ref.shopId),
  ]);
  if (!proposed || !found) return "gone";
  if (!owedByInvoice(found.money).get(number)) return "nothingDue";
  const { content, currency } = found.invoice;
  return sendInvoice(
    services,
    { ...ref, number },
    {
      id,
      by,
      now,
      message: proposed.message,
      email: mail && proposed.email ? proposed.email : null,
      content,
      currency,
      sender,
    },
  );
}

/** Stated lifetime of the link in days; a decided one stays open. */
const openDays = 90;

type Asking = Actor & {
  /** Comes with the form, so that a form sent twice asks once. */
  id: string;
  /** Whether it is mailed, where the customer has an address. */
  mail: boolean;
};

type AskAnswer = SentAnswer | "gone" | "nothingDue" | "twice";

/**
 * Asks a customer for the deposit that was agreed: a further link to what was decided, since the
 * token of the first one is stored nowhere. Noted in the job's history.
 */
async function askDeposit(
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
