import { and, eq, exists, ne, not, or, sql } from "drizzle-orm";
import { isDecidedAgainst } from "#app/features/quotes/choices/count-once.server.ts";
import { declineOthers } from "#app/features/quotes/choices/decline-others.server.ts";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { isOnInvoice } from "#app/features/quotes/on-invoice.server.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import { findQuote, type QuoteRef, quoteOf } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { findOvertaker, type Overtaker } from "#app/features/repair/form/overtaker.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { addQuoteEvent } from "./quote-events.server.ts";

type Status = Actor & {
  status: QuoteStatus;
  version?: number | undefined;
  statusVersion?: number | undefined;
};

/**
 * Sets the status of a quote; any may follow any other (specification, section 4), except on an
 * invoice that is not voided. Versions are those of the quote and of its status as shown.
 * "changed": the quote has other content by now, and nobody approves what they have not read.
 */
export async function setQuoteStatus(
  db: Db,
  ref: QuoteRef,
  { status, version, statusVersion, by, now }: Status,
): Promise<SaveOutcome | "changed" | "otherApproved"> {
  const { shopId, jobId, id } = ref;
  const isApproval = status === "approved";
  const alone = isApproval ? not(isDecidedAgainst("repair_quotes")) : undefined;
  const asRead = version === undefined ? undefined : eq(repairQuotes.version, version);
  const free = not(isOnInvoice({ shopId, jobId }));
  const saved = await saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.statusVersion,
    row: quoteOf(shopId, jobId, id),
    version: statusVersion,
    set: { status, updatedAt: new Date(now) },
    provided: and(asRead, free, alone),
    already: and(says(repairQuotes, { status }), asRead),
    before: (holds) => [
      addQuoteEvent(
        db,
        ref,
        { by, now, what: "quoteStatus", from: sql`${repairQuotes.status}`, to: status },
        and(holds, ne(repairQuotes.status, status)),
      ),
      ...(isApproval
        ? declineOthers(db, ref, {
            approved: [id],
            holds: exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(holds)),
            by,
            now,
          })
        : []),
    ],
    after: [sumUp(db, shopId, jobId)],
  });
  if (saved === "overtaken" && isApproval && (await isOtherApproved(db, ref)))
    return "otherApproved";
  if (saved !== "overtaken" || version === undefined) return saved;
  const found = await findQuote(db, shopId, jobId, id);
  return found && found.version !== version ? "changed" : saved;
}

const isOtherApproved = async (db: Db, { shopId, jobId, id }: QuoteRef): Promise<boolean> => {
  const other = db
    .select({ id: repairQuotes.id })
    .from(repairQuotes)
    .where(and(quoteOf(shopId, jobId, id), isDecidedAgainst("repair_quotes")));
  return (await other.get()) !== undefined;
};

/**
 * Sets a status over an outdated page, if all later changes were the viewer's own. Otherwise the
 * earlier one wins: a customer's decision is never overwritten unread.
 */
export async function chooseAgain(
  db: Db,
  ref: QuoteRef,
  choice: Status & { statusVersion: number },
): Promise<SaveOutcome | "changed" | "otherApproved" | Overtaker> {
  const { shopId, jobId, id } = ref;
  const quote = await findQuote(db, shopId, jobId, id);
  if (!quote) return "gone";
  const ofQuote = and(eq(jobEvents.what, "quoteStatus"), eq(jobEvents.quoteNumber, quote.number));
  const overtaker = await findOvertaker(
    db,
    { shopId, jobId },
    {
      made: or(ofQuote, eq(jobEvents.what, "linkDecided")),
      count: quote.statusVersion - choice.statusVersion,
      by: choice.by,
    },
  );
  if (overtaker) return overtaker;
  return setQuoteStatus(db, ref, { ...choice, statusVersion: quote.statusVersion });
}
