import { and, eq, exists } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Saved, saveAt } from "#app/platform/db/save-at.server.ts";
import { sumUp } from "./job-totals.server.ts";
import type { PricedQuote } from "./quote.ts";
import { contentOf, insertMaterials } from "./quote-content.server.ts";
import { type QuoteRef, quoteOf } from "./quote-rows.server.ts";
import { repairMaterials, repairQuotes } from "./tables.server.ts";

/**
 * Saves an edited quote and its lines, all or nothing, while it is pending. Rate, currency and
 * status stay.
 */
export const saveQuote = (
  db: Db,
  { ownerId, jobId, id }: QuoteRef,
  { quote, version, now }: { quote: PricedQuote; version: number; now: number },
): Promise<Saved> =>
  saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.version,
    row: quoteOf(ownerId, jobId, id),
    version,
    set: { ...contentOf(quote), updatedAt: new Date(now) },
    provided: eq(repairQuotes.status, "pending"),
    before: (holds) => [
      db
        .delete(repairMaterials)
        .where(
          and(
            eq(repairMaterials.userId, ownerId),
            eq(repairMaterials.quoteId, id),
            exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(holds)),
          ),
        ),
      insertMaterials(db, quote.materials, holds),
    ],
    after: [sumUp(db, ownerId, jobId)],
  });

/** Removes a pending quote with its materials (the foreign key cascades). */
export async function removeQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(repairQuotes)
      .where(and(quoteOf(ownerId, jobId, id), eq(repairQuotes.status, "pending")))
      .returning({ id: repairQuotes.id }),
    sumUp(db, ownerId, jobId),
  ]);
  return removed.length > 0;
}
