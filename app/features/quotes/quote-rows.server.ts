import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { PricedMaterial } from "./price.ts";
import type { ShownQuote } from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { userId: _, jobId: __, statusVersion: ___, ...columns } = getTableColumns(repairQuotes);

/** Which quote of which job, and whose. */
export type QuoteRef = { ownerId: string; jobId: string; id: string };

export const quoteOf = (ownerId: string, jobId: string, id: string) =>
  and(eq(repairQuotes.userId, ownerId), eq(repairQuotes.jobId, jobId), eq(repairQuotes.id, id));

/**
 * What of a quote is read, with its lines as one JSON column (`linesOf` reads it): a join would
 * send the quote's own texts once more with every line. The columns of the outer row are named by
 * hand, because Drizzle leaves their table's name out.
 */
export const quoteColumns = {
  ...columns,
  materials: sql<string>`(
    SELECT json_group_array(json_array(m.position, m.name, m.quantity, m.unit_price, m.total_price))
    FROM repair_materials m WHERE m.user_id = repair_quotes.user_id AND m.quote_id = repair_quotes.id)`.as(
    "materials",
  ),
};

type Row = Omit<typeof repairQuotes.$inferSelect, "userId" | "jobId" | "statusVersion"> & {
  materials: string;
};

export const shownQuote = ({ createdAt, updatedAt, materials, ...row }: Row): ShownQuote => ({
  ...row,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
  materials: linesOf(materials),
});

// Put in order here: SQLite would read every line once more to sort them.
const linesOf = (json: string): PricedMaterial[] =>
  (JSON.parse(json) as [number, string, number, number, number][])
    .sort(([one], [other]) => one - other)
    .map(([, name, quantity, unitPrice, totalPrice]) => ({
      name,
      quantity,
      unitPrice,
      totalPrice,
    }));
