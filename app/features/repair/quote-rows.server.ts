import { getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import type { PricedMaterial, ShownQuote } from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { userId: _, jobId: __, ...columns } = getTableColumns(repairQuotes);

/** What of a quote is read, its owner and job apart. */
export const quoteColumns = columns;

/** The lines of a quote as one JSON column, in their order: a join would send the quote's own texts once more with every line. */
export const materialsOf = (userId: SQLWrapper, quoteId: SQLWrapper) => sql<string>`(
  SELECT json_group_array(json_object('name', m.name, 'quantity', m.quantity, 'unitPrice', m.unit_price, 'totalPrice', m.total_price)
    ORDER BY m.position)
  FROM repair_materials m WHERE m.user_id = ${userId} AND m.quote_id = ${quoteId})`;

type Row = Omit<typeof repairQuotes.$inferSelect, "userId" | "jobId"> & { materials: string };

export const shownQuote = ({ createdAt, updatedAt, materials, ...row }: Row): ShownQuote => ({
  ...row,
  createdAt: createdAt.getTime(),
  version: updatedAt.getTime(),
  materials: JSON.parse(materials) as PricedMaterial[],
});
