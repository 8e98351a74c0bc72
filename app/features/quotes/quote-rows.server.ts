import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { RateNames } from "./labor-rates/labor-rate.ts";
import type { LineKind, PartCondition, PriceSource } from "./line.ts";
import type { LineTax } from "./price/terms.ts";
import {
  mostQuotes,
  type PricedQuote,
  type QuoteWork,
  type ShownQuote,
  type StoredLabor,
  type StoredMaterial,
} from "./quote.ts";
import { repairQuotes } from "./tables.server.ts";

const { shopId: _, jobId: __, estimatedAmount: ___, ...columns } = getTableColumns(repairQuotes);

/** Key of a quote: its shop, job and id. */
export type QuoteRef = { shopId: string; jobId: string; id: string };

export const quoteOf = (shopId: string, jobId: string, id: string) =>
  and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId), eq(repairQuotes.id, id));

const linesAs = (values: string) =>
  sql<string>`(SELECT json_group_array(json_array(${sql.raw(values)})) FROM quote_lines l
    WHERE l.shop_id = repair_quotes.shop_id AND l.quote_id = repair_quotes.id)`.as("lines");

const workOfLine =
  "l.position, l.kind, l.id, l.name, l.quantity, l.unit, l.part_number, l.condition";

/**
 * Columns of a quote, with its lines as one JSON column (`linesOf` reads it): a join would repeat
 * the quote's own texts with every line. Columns of the outer row are written by hand, because
 * Drizzle omits their table's name.
 */
export const quoteColumns = {
  ...columns,
  lines: linesAs(
    `${workOfLine}, l.unit_price, l.total_price, l.cost, l.tax_class, l.price_by, json(l.rate_names)`,
  ),
};

/** Columns of a quote without any amount, for `workOf`. */
export const workColumns: typeof quoteColumns = {
  ...columns,
  laborRate: columnIf(false, columns.laborRate),
  laborCost: columnIf(false, columns.laborCost),
  partsCost: columnIf(false, columns.partsCost),
  suppliesAmount: columnIf(false, columns.suppliesAmount),
  discountAmount: columnIf(false, columns.discountAmount),
  taxAmount: columnIf(false, columns.taxAmount),
  taxAmounts: columnIf(false, columns.taxAmounts),
  totalAmount: columnIf(false, columns.totalAmount),
  terms: columnIf(false, columns.terms),
  lines: linesAs(workOfLine),
};

type Row = Omit<typeof repairQuotes.$inferSelect, "shopId" | "jobId" | "estimatedAmount"> & {
  lines: string;
};

export const shownQuote = ({
  createdAt,
  updatedAt,
  lines,
  taxAmounts,
  warranty,
  ...row
}: Row): ShownQuote => ({
  ...row,
  ...(warranty && { warranty }),
  taxAmounts: taxAmounts ?? [],
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
  ...linesOf(lines),
});

export function workOf(row: Row): QuoteWork {
  const { materials, labor } = linesOf(row.lines);
  return {
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
    materials: materials.map(
      ({ unitPrice: _, totalPrice: __, cost: ___, taxClass: ____, priceBy: _____, ...line }) =>
        line,
    ),
    labor: labor.map(({ id, name, quantity }) => ({ id, name, quantity })),
  };
}

type Line = [
  position: number,
  kind: LineKind,
  id: string,
  name: string,
  quantity: number,
  unit: string | null,
  partNumber: string | null,
  condition: PartCondition | null,
  unitPrice: number,
  totalPrice: number,
  cost: number | null,
  taxClass: LineTax | null,
  priceBy: PriceSource | null,
  rateNames: RateNames | null,
];

function linesOf(json: string): { materials: StoredMaterial[]; labor: StoredLabor[] } {
  // Sorted here: SQLite would read every line a second time to sort them.
  const lines = (JSON.parse(json) as Line[]).sort(([one], [other]) => one - other);
  const materials: StoredMaterial[] = [];
  const labor: StoredLabor[] = [];
  for (const [, kind, id, name, quantity, ...[unit, partNumber, condition, ...prices]] of lines) {
    const [unitPrice, totalPrice, cost, taxClass, priceBy, rateNames] = prices;
    const line = { id, name, quantity, unitPrice, totalPrice };
    if (kind === "labor") labor.push({ ...line, rateNames });
    else materials.push({ ...line, unit, partNumber, condition, cost, taxClass, priceBy });
  }
  return { materials, labor };
}

/**
 * Whether a job has fewer quotes than its limit. A quote that exists already passes: then the
 * insert fails, and its batch with it.
 */
export const hasRoom = ({ shopId, jobId, id }: QuoteRef): SQL =>
  sql`((SELECT count(*) FROM (SELECT 1 FROM ${repairQuotes} q WHERE q.shop_id = ${shopId}
      AND q.job_id = ${jobId} LIMIT ${mostQuotes})) < ${mostQuotes}
    OR EXISTS (SELECT 1 FROM ${repairQuotes} q WHERE q.shop_id = ${shopId} AND q.id = ${id}))`;

/** Columns of a quote's own content, without its lines. */
export const contentOf = ({
  description,
  laborHours,
  laborCost,
  partsCost,
  suppliesAmount,
  discountAmount,
  taxAmount,
  taxAmounts,
  totalAmount,
  terms,
}: PricedQuote) => ({
  description,
  laborHours,
  laborCost,
  partsCost,
  suppliesAmount,
  discountAmount,
  taxAmount,
  taxAmounts: terms ? taxAmounts : null,
  totalAmount,
  terms: terms ?? null,
});

/** Statement that reads a quote of this shop's job, with its materials. */
export const quoteQuery = (db: Db, shopId: string, jobId: string, id: string) =>
  db
    .select(quoteColumns)
    .from(repairQuotes)
    .where(quoteOf(shopId, jobId, id));

/** Reads a quote of this shop's job, with its materials. */
export async function findQuote(
  db: Db,
  shopId: string,
  jobId: string,
  id: string,
): Promise<ShownQuote | undefined> {
  const row = await quoteQuery(db, shopId, jobId, id).get();
  return row && shownQuote(row);
}
