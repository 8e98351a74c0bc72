import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { lettersPerDay, newLinkToken } from "#app/features/approval/links/link.ts";
import type { SentAnswer } from "#app/features/approval/send/sent-notice.tsx";
import { shareLink } from "#app/features/approval/send/share-link.server.ts";
import { invoiceLinks } from "#app/features/approval/tables.server.ts";
import { fromShop, type ShopSender } from "#app/features/messages/send/from-shop.ts";
import type { InvoiceContent } from "#app/features/money/invoices/invoice-content.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { InvoiceRef } from "./invoice-links.server.ts";
import { invoiceSubject } from "./invoice-message.ts";

/** For how many days the link of an invoice is open. */
const openDays = 90;

type Services = Pick<Platform, "db" | "mail" | "config" | "now">;

type Sending = {
  /** Comes with the form, so that a form sent twice is one link. */
  id: string;
  message: string;
  /** Recipient of the email; null for a link that the shop passes on. */
  email: string | null;
  content: InvoiceContent;
  currency: Currency;
  sender: ShopSender;
};

/**
 * Makes a link to an invoice, notes it in the job's history, and mails it if asked. Its token is
 * stored nowhere. "twice": this form has made its link, whose address cannot be shown again.
 */
export async function sendInvoice(
  services: Services,
  ref: InvoiceRef,
  { id, message, email, content, currency, sender, by, now }: Sending & Actor,
): Promise<SentAnswer | "twice"> {
  const { db, config } = services;
  const { shopId, jobId, number } = ref;
  const { job, shop } = content;
  const token = newLinkToken();
  const tokenHash = await hashed(token);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM invoice_links AS sent
    WHERE sent.shop_id = ${shopId} AND sent.id = ${id})`;
  const made = and(
    eq(invoiceLinks.shopId, shopId),
    eq(invoiceLinks.id, id),
    eq(invoiceLinks.tokenHash, tokenHash),
  );
  const allowance = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
  const isMailed = sql`${email === null ? 0 : 1} AND EXISTS (
    SELECT 1 FROM ${invoiceLinks} WHERE ${made})`;
  const [, links, letter] = await db.batch([
    addEvent(db, and(jobOf(shopId, jobId), isNew), {
      by,
      now,
      what: "invoiceSent",
      from: email,
      to: String(number),
    }),
    insertSelect(
      db,
      invoiceLinks,
      {
        shopId,
        id,
        jobId,
        invoiceNumber: number,
        tokenHash,
        email,
        createdBy: by,
        language: job.language,
        createdAt: new Date(now),
        openedAt: null,
        revokedAt: null,
        expiresAt: new Date(now + openDays * day),
      },
      sql`FROM ${repairJobs} WHERE ${and(jobOf(shopId, jobId), isNew)}`,
    ).returning({ id: invoiceLinks.id }),
    countUse(db, allowance, now, isMailed).count,
  ]);
  if (links.length === 0) return "twice";
  const link = config.appUrl + href("/q/:token/invoice", { token });
  const { text, ways } = await shareLink({
    link,
    message,
    phone: job.customerPhone,
    shop: { country: shop.country ?? null, currency },
  });
  const { language } = job;
  const subject = invoiceSubject(language, shop.name, numberOfInvoice(number, shop.terms));
  const wasMailed =
    email !== null &&
    letter.meta.changes > 0 &&
    (await mailToCustomer(services, sender, { to: email, subject, text, language }));
  return {
    ...ways,
    paper: href("/q/:token/invoice/pdf", { token }),
    mailed: wasMailed ? email : email && "failed",
  };
}

type Mailing = { to: string; subject: string; text: string; language: Language };

/** Mails a letter of the shop's own; false when it could not be sent. */
export async function mailToCustomer(
  { mail }: Pick<Services, "mail">,
  sender: ShopSender,
  { language, ...letter }: Mailing,
): Promise<boolean> {
  try {
    await mail.send(fromShop(letter, sender, language));
    return true;
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "of money" });
    return false;
  }
}
