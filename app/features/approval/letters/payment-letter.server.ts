import { and, eq, sql } from "drizzle-orm";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { payments } from "#app/features/quotes/invoices.tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { formatDay } from "#app/values/calendar.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import type { DueLetter } from "./due-letters.server.ts";
import { paymentLetter } from "./payment-letter.ts";

/** The receipt of what came by card, or went back to it, then; undefined without an address. */
export async function paymentLetterOf(
  { db }: Pick<Platform, "db">,
  { shopId, jobId, since }: DueLetter,
): Promise<Letter | undefined> {
  const [found, sender] = await Promise.all([
    db
      .select({
        number: repairJobs.number,
        language: repairJobs.language,
        name: repairJobs.customerFirstName,
        email: sql<string | null>`coalesce((SELECT l.email FROM links l
          WHERE l.shop_id = ${shopId} AND l.job_id = ${jobId} AND l.email IS NOT NULL
          ORDER BY l.created_at DESC LIMIT 1), ${repairJobs.customerEmail})`.as("email"),
        amount: payments.amount,
        currency: payments.currency,
        paidOn: payments.paidOn,
        refundOf: payments.refundOf,
      })
      .from(payments)
      .innerJoin(
        repairJobs,
        and(eq(repairJobs.shopId, payments.shopId), eq(repairJobs.id, payments.jobId)),
      )
      .where(
        and(
          eq(payments.shopId, shopId),
          eq(payments.jobId, jobId),
          eq(payments.createdAt, since),
          eq(payments.way, "cardLink"),
        ),
      )
      .limit(1)
      .get(),
    findSender(db, shopId),
  ]);
  if (!found?.email) return undefined;
  const { language, name, number, email, amount, currency, paidOn, refundOf } = found;
  const cents = Math.abs(amount);
  const letter = paymentLetter(
    language,
    amount < 0 ? "refunded" : refundOf === null ? "paid" : "bounced",
    {
      name,
      shop: sender.name,
      amount: formatMoney(cents, currency, language, shownDecimals(cents, currency)),
      workId: workId(number),
      day: formatDay(Date.parse(paidOn), language, "UTC"),
    },
  );
  return fromShop({ to: email, ...letter }, sender, language);
}
