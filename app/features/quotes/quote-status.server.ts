import { and, eq, ne, not, sql } from "drizzle-orm";
import type { Actor } from "#app/features/repair/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { findQuote } from "./find-quote.server.ts";
import { isOnInvoice } from "./invoices/charged.server.ts";
import { sumUp } from "./job-totals.server.ts";
import type { QuoteStatus } from "./quote.ts";
import { addQuoteEvent } from "./quote-events.server.ts";
import { type QuoteRef, quoteOf } from "./quote-rows.server.ts";
import { repairQuotes } from "./tables.server.ts";

type Status = Actor & {
  status: QuoteStatus;
  version?: number | undefined;
  statusVersion?: number | undefined;
};

/**
 * Any status can follow any other (specification, section 4), but none that of a quote on an invoice
 * that stands. The versions are those of the quote
 * and of its status that the choice was made over. "changed": the quote says something else by now,
 * and no one approves what they have not read.
 */
export async function setQuoteStatus(
  db: Db,
  ref: QuoteRef,
  { status, version, statusVersion, by, now }: Status,
): Promise<Saved | "changed"> {
  const { shopId, jobId, id } = ref;
  const asRead = version === undefined ? undefined : eq(repairQuotes.version, version);
  const free = not(isOnInvoice({ shopId, jobId }));
  const saved = await saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.statusVersion,
    row: quoteOf(shopId, jobId, id),
    version: statusVersion,
    set: { status, updatedAt: new Date(now) },
    provided: and(asRead, free),
    already: and(says(repairQuotes, { status }), asRead),
    before: (holds) => [
      addQuoteEvent(
        db,
        ref,
        { by, now, what: "quoteStatus", from: sql`${repairQuotes.status}`, to: status },
        and(holds, ne(repairQuotes.status, status)),
      ),
    ],
    after: [sumUp(db, shopId, jobId)],
  });
  if (saved !== "overtaken" || version === undefined) return saved;
  const found = await findQuote(db, shopId, jobId, id);
  return found && found.version !== version ? "changed" : saved;
}
