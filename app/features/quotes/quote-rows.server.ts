import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { ShownQuote, StoredMaterial } from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { shopId: _, jobId: __, statusVersion: ___, ...columns } = getTableColumns(repairQuotes);

/** Which quote of which job, and of which shop. */
export type QuoteRef = { shopId: string; jobId: string; id: string };

export const quoteOf = (shopId: string, jobId: string, id: string) =>
  and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId), eq(repairQuotes.id, id));

/**
 * What of a quote is read, with its materials as one JSON column (`materialsOf` reads it): a join
 * would send the quote's own texts once more with every line. The columns of the outer row are
 * named by hand, because Drizzle leaves their table's name out.
 */
export const quoteColumns = {
  ...columns,
  materials: sql<string>`(
    SELECT json_group_array(json_array(l.position, l.id, l.name, l.quantity, l.unit_price, l.total_price))
    FROM quote_lines l WHERE l.shop_id = repair_quotes.shop_id AND l.quote_id = repair_quotes.id
    AND l.kind = 'material')`.as("materials"),
};

type Row = Omit<typeof repairQuotes.$inferSelect, "shopId" | "jobId" | "statusVersion"> & {
  materials: string;
};

export const shownQuote = ({ createdAt, updatedAt, materials, ...row }: Row): ShownQuote => ({
  ...row,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
  materials: materialsOf(materials),
});

type Line = [position: number, id: string, name: string, ...amounts: [number, number, number]];

// Put in order here: SQLite would read every line once more to sort them.
const materialsOf = (json: string): StoredMaterial[] =>
  (JSON.parse(json) as Line[])
    .sort(([one], [other]) => one - other)
    .map(([, id, name, quantity, unitPrice, totalPrice]) => ({
      id,
      name,
      quantity,
      unitPrice,
      totalPrice,
    }));
