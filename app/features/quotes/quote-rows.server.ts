import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import type { QuoteWork, ShownQuote, StoredMaterial } from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { shopId: _, jobId: __, ...columns } = getTableColumns(repairQuotes);

/** Which quote of which job, and of which shop. */
export type QuoteRef = { shopId: string; jobId: string; id: string };

export const quoteOf = (shopId: string, jobId: string, id: string) =>
  and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId), eq(repairQuotes.id, id));

const materialsAs = (values: string) =>
  sql<string>`(SELECT json_group_array(json_array(${sql.raw(values)})) FROM quote_lines l
    WHERE l.shop_id = repair_quotes.shop_id AND l.quote_id = repair_quotes.id
    AND l.kind = 'material')`.as("materials");

/**
 * What of a quote is read, with its materials as one JSON column (`materialsOf` reads it): a join
 * would send the quote's own texts once more with every line. The columns of the outer row are
 * named by hand, because Drizzle leaves their table's name out.
 */
export const quoteColumns = {
  ...columns,
  materials: materialsAs("l.position, l.id, l.name, l.quantity, l.unit_price, l.total_price"),
};

/** The same without prices: no amount is read. `workOf` takes what is left from such a row. */
export const workColumns: typeof quoteColumns = {
  ...columns,
  laborRate: columnIf(false, columns.laborRate),
  laborCost: columnIf(false, columns.laborCost),
  partsCost: columnIf(false, columns.partsCost),
  totalAmount: columnIf(false, columns.totalAmount),
  materials: materialsAs("l.position, l.id, l.name, l.quantity"),
};

type Row = Omit<typeof repairQuotes.$inferSelect, "shopId" | "jobId"> & {
  materials: string;
};

export const shownQuote = ({ createdAt, updatedAt, materials, ...row }: Row): ShownQuote => ({
  ...row,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
  materials: materialsOf(materials),
});

export const workOf = (row: Row): QuoteWork => ({
  id: row.id,
  number: row.number,
  description: row.description,
  laborHours: row.laborHours,
  currency: row.currency,
  status: row.status,
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
  version: row.version,
  statusVersion: row.statusVersion,
  materials: materialsOf(row.materials).map(({ id, name, quantity }) => ({ id, name, quantity })),
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
