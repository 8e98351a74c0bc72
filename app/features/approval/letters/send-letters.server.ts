import { and, eq, sql } from "drizzle-orm";
import { take } from "#app/features/account/budget/uses.server.ts";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import { claimOnce, retryAt } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day, formatDay } from "#app/values/calendar.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import { decisionLetterOf } from "./decision-letter.server.ts";
import { type LetterKind, letterTries, mailTimeoutMs } from "./due-letter.ts";
import { type DueLetter, dueQuery, letterIs } from "./due-letters.server.ts";
import { giveUp, giveUpCutOff } from "./give-up.server.ts";
import { messageLetterOf } from "./message-letter.server.ts";
import { paymentLetter } from "./payment-letter.ts";
import { planLetters } from "./plan-letters.server.ts";

/** The receipt of what came by card, or went back to it, then; undefined without an address. */
async function paymentLetterOf(
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
      .innerJoin(repairJobs, refersTo(payments, payments.jobId, repairJobs))
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

type Services = Pick<Platform, "db" | "mail" | "config">;
type Sending = { now: number; timeoutMs: number };

/** Letters per run, and how many of them concurrently. */
const perRun = 200;
const atOnce = 5;

type Run = { shopId?: string; timeoutMs?: number };

/**
 * Sends the letters that are due about jobs: to shops what their customers decided and asked, to
 * customers what shops replied and what they paid by card; of one shop, or of all in turns. A letter is claimed before it is
 * sent, and its row goes afterwards. What the mail service refuses is tried again later, then given
 * up with a note in the job's history. When the service hangs, the run ends.
 */
export async function sendShopLetters(
  services: Services,
  now: number,
  { shopId, timeoutMs = mailTimeoutMs }: Run = {},
): Promise<void> {
  const { db } = services;
  await planLetters(db, now, shopId);
  await giveUpCutOff(services, now);
  const due = await dueQuery(db, { now, shopId, most: perRun });
  // The first one alone: it is the one that a hanging service takes along.
  for (let at = 0; at < due.length; at += at === 0 ? 1 : atOnce) {
    const some = due.slice(at, at === 0 ? 1 : at + atOnce);
    const sent = await Promise.all(some.map((one) => sendOne(services, one, { now, timeoutMs })));
    if (sent.includes("hangs")) return;
  }
}

const writers: Record<LetterKind, typeof messageLetterOf> = {
  decision: decisionLetterOf,
  question: messageLetterOf,
  reply: messageLetterOf,
  payment: paymentLetterOf,
};

async function sendOne(services: Services, due: DueLetter, { now, timeoutMs }: Sending) {
  const { db, mail } = services;
  const row = letterIs(due);
  const [claimed] = await claimOnce(db, dueLetters, "claimedAt", { row, now });
  if (!claimed) return "other";
  const again = (dueAt: Date, tries: number) =>
    db.update(dueLetters).set({ claimedAt: null, dueAt, tries }).where(row);
  let letter: Letter | undefined;
  try {
    letter = await writers[due.kind](services, due);
  } catch (error) {
    log.error("a letter could not be written", error, { kind: due.kind });
    await again(retryAt(1, now, letterTries)!, due.tries);
    return "failed";
  }
  if (letter && (due.kind === "reply" || due.kind === "payment")) {
    const allowance = { who: due.shopId, what: "shop.links", most: lettersPerDay } as const;
    if (!(await take(db, [allowance], now))) {
      await again(new Date(now - (now % day) + day), due.tries);
      return "failed";
    }
  }
  try {
    if (letter) await withTimeout(mail.send(letter), timeoutMs);
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: due.kind });
    // Whether the service has sent it after all, no one knows: so never again.
    const hangs = error instanceof TimeoutError;
    const next = hangs ? null : retryAt(claimed.tries, now, letterTries);
    if (next) await again(next, claimed.tries);
    else await giveUp(services, due, now);
    return hangs ? "hangs" : "failed";
  }
  await db.delete(dueLetters).where(row);
  return "sent";
}
