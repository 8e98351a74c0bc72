import { and, asc, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { currencyQuery } from "#app/features/quotes/price-rules/find-rules.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type ItemRef, itemOf } from "#app/features/stock/movements/add-movement.server.ts";
import { type StockView, stockLimits } from "#app/features/stock/stock.ts";
import type { StockFilter } from "#app/features/stock/stock-address.ts";
import { stockItems, stockMovements } from "#app/features/stock/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { fold, searchWords } from "#app/values/fold.ts";
import { numberKey } from "./number-key.ts";

const shown = {
  id: stockItems.id,
  name: stockItems.name,
  partNumber: stockItems.partNumber,
  unit: stockItems.unit,
  quantity: stockItems.quantity,
  lowMark: stockItems.lowMark,
};

/** Typed text, or the name and number of a job's part. */
export type Search = { text: string } | { names: readonly string[]; partNumber: string | null };

const hasWords = (text: string) =>
  and(
    ...searchWords(text).map(
      (word) =>
        sql`(instr(${stockItems.nameKey}, ${word}) > 0 OR instr(${stockItems.numberKey}, ${numberKey(word) || word}) > 0)`,
    ),
  );

/** Items that a line names: all words of one are in the other, or the part numbers are equal. */
function isSought(sought: Search): SQL | undefined {
  if ("text" in sought) return hasWords(sought.text);
  const number = numberKey(sought.partNumber ?? "");
  return or(
    number ? eq(stockItems.numberKey, number) : undefined,
    ...sought.names.map((name) =>
      or(hasWords(name), sql`instr(${fold(name)}, ${stockItems.nameKey}) > 0`),
    ),
  );
}

const views: Record<StockView, SQL> = {
  all: sql`retired_at IS NULL`,
  low: sql`quantity <= low_mark AND retired_at IS NULL`,
  retired: sql`retired_at IS NOT NULL`,
};

type ListQuery = {
  view?: StockView;
  sought: Search;
  /** Last item of the previous page. */
  after?: string | undefined;
  /** Only items counted in this unit. */
  unit?: string | null;
};

/** Items by name, along an index for each view; a search scans the shop's few thousand. */
export const listItems = (db: Db, shopId: string, asked: ListQuery) =>
  db
    .select(shown)
    .from(stockItems)
    .where(
      and(
        eq(stockItems.shopId, shopId),
        views[asked.view ?? "all"],
        isSought(asked.sought),
        asked.unit === undefined ? undefined : sql`${stockItems.unit} IS ${asked.unit}`,
        asked.after === undefined
          ? undefined
          : sql`(name_key, id) > (SELECT a.name_key, a.id FROM stock_items a WHERE a.shop_id = ${shopId} AND a.id = ${asked.after})`,
      ),
    )
    .orderBy(asc(stockItems.nameKey), asc(stockItems.id))
    .limit(stockLimits.perPage + 1);

export type StockPage = Awaited<ReturnType<typeof findStock>>;

/** Reads a page of a shop's items, in one round trip. */
export async function findStock(db: Db, shopId: string, { view, text, after }: StockFilter) {
  const [rows, [settings]] = await db.batch([
    listItems(db, shopId, { view, after, sought: { text } }),
    currencyQuery(db, shopId),
  ]);
  const items = rows.slice(0, stockLimits.perPage);
  const more = rows.length > stockLimits.perPage ? items.at(-1)?.id : undefined;
  const currency = settings?.currency ?? "USD";
  return { view, text, isFirst: after === undefined, items, more, currency };
}

/** Statement of an item's movements, newest first, with their members and jobs. */
export const movementsQuery = (db: Db, { shopId, itemId }: ItemRef, before: number | undefined) =>
  db
    .select({
      n: stockMovements.n,
      kind: stockMovements.kind,
      change: stockMovements.change,
      after: stockMovements.after,
      why: stockMovements.why,
      at: stockMovements.at,
      member: memberName(sql`${stockMovements.by}`).as("member"),
      jobId: sql<string | null>`${repairJobs.id}`.as("used_job"),
      workNumber: sql<number | null>`${repairJobs.number}`.as("work_number"),
    })
    .from(stockMovements)
    .leftJoin(repairJobs, refersTo(stockMovements, stockMovements.jobId, repairJobs))
    .where(
      and(
        eq(stockMovements.shopId, shopId),
        eq(stockMovements.itemId, itemId),
        before === undefined ? undefined : lt(stockMovements.n, before),
      ),
    )
    .orderBy(desc(stockMovements.n))
    .limit(stockLimits.perPage + 1);

export async function findItem(db: Db, ref: ItemRef) {
  const [item] = await db
    .select({ ...shown, retiredAt: stockItems.retiredAt, version: stockItems.version })
    .from(stockItems)
    .where(itemOf(ref));
  return item;
}

export type ItemPage = NonNullable<Awaited<ReturnType<typeof findItemPage>>>;

/** Reads an item with a page of its movements; undefined for none of this shop. */
export async function findItemPage(db: Db, ref: ItemRef, before: number | undefined) {
  const [[item], rows, [settings]] = await db.batch([
    db
      .select({ ...shown, retiredAt: stockItems.retiredAt })
      .from(stockItems)
      .where(itemOf(ref)),
    movementsQuery(db, ref, before),
    currencyQuery(db, ref.shopId),
  ]);
  if (!item) return undefined;
  const movements = rows.slice(0, stockLimits.perPage);
  return {
    item,
    movements,
    isFirst: before === undefined,
    more: rows.length > stockLimits.perPage ? movements.at(-1)?.n : undefined,
    currency: settings?.currency ?? "USD",
  };
}
