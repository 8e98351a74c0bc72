import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { findQuote } from "./find-quote.server.ts";
import { sumUp } from "./job-totals.server.ts";
import type { QuoteStatus } from "./quote.ts";
import { type QuoteRef, quoteOf } from "./quote-rows.server.ts";
import { repairQuotes } from "./tables.server.ts";

type Status = { status: QuoteStatus; version?: number | undefined; now: number };

/**
 * Any status can follow any other (specification, section 4). `version`: of the quote that the
 * choice was made over. "changed": it says something else by now, and nobody approves what they
 * have not read.
 */
export async function setQuoteStatus(
  db: Db,
  { shopId, jobId, id }: QuoteRef,
  { status, version, now }: Status,
): Promise<Saved | "changed"> {
  const asRead = version === undefined ? undefined : eq(repairQuotes.version, version);
  const saved = await saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.statusVersion,
    row: quoteOf(shopId, jobId, id),
    set: { status, updatedAt: new Date(now) },
    provided: asRead,
    already: and(says(repairQuotes, { status }), asRead),
    after: [sumUp(db, shopId, jobId)],
  });
  if (saved !== "overtaken" || version === undefined) return saved;
  const found = await findQuote(db, shopId, jobId, id);
  return found && found.version !== version ? "changed" : saved;
}
