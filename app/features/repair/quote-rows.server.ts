import { getTableColumns, sql } from "drizzle-orm";
import type { PricedMaterial, ShownQuote } from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { userId: _, jobId: __, ...columns } = getTableColumns(repairQuotes);

/** What of a quote is read, its owner and job apart. */
export const quoteColumns = columns;

/**
 * The lines of each quote that a statement reads, as one JSON column, in their order: a join would send the quote's own texts once
 * more with every line. The outer table is written out, because Drizzle leaves it off where a statement reads one table, and the
 * names would then mean the material's own columns. Ordered before they are gathered: ORDER BY inside would read them twice.
 */
export const materialsOfQuote = sql<string>`(
  SELECT json_group_array(json_object('name', m.name, 'quantity', m.quantity, 'unitPrice', m.unit_price, 'totalPrice', m.total_price))
  FROM (SELECT name, quantity, unit_price, total_price FROM repair_materials
    WHERE user_id = repair_quotes.user_id AND quote_id = repair_quotes.id ORDER BY position) m)`;

type Row = Omit<typeof repairQuotes.$inferSelect, "userId" | "jobId"> & { materials: string };

export const shownQuote = ({ createdAt, updatedAt, materials, ...row }: Row): ShownQuote => ({
  ...row,
  createdAt: createdAt.getTime(),
  version: updatedAt.getTime(),
  materials: JSON.parse(materials) as PricedMaterial[],
});
