import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { partColumns } from "#app/features/parts/job/find-job-parts.server.ts";
import { partLimits } from "#app/features/parts/part.ts";
import { suppliersQuery } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { partOrders, parts, suppliers } from "#app/features/parts/tables.server.ts";
import { currencyQuery } from "#app/features/quotes/price-rules/find-rules.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { hasSuppliers, type PartFilter } from "./part-filter.ts";

/** `today`: calendar day before which an expected part is late. */
type ListQuery = PartFilter & { reader: Language; today: string };

/** Condition and order of each view, along an index of its own. */
function viewOf({ view, supplierId, after, today }: ListQuery) {
  const behind = (column: SQL, value: number | string | undefined) =>
    after && sql`(${column}, ${parts.lineId}) > (${value}, ${after.id})`;
  if (view === "late") {
    // A day is its cursor as a number: 20261123.
    return {
      where: and(
        sql`state = 'ordered'`,
        lt(parts.expectedOn, today),
        behind(sql`${parts.expectedOn}`, after && dayOf(after.at)),
      ),
      order: [asc(parts.expectedOn), asc(parts.lineId)],
    };
  }
  if (view === "cores")
    return {
      where: and(sql`core_state = 'open'`, behind(sql`${parts.coreAt}`, after?.at)),
      order: [asc(parts.coreAt), asc(parts.lineId)],
    };
  return {
    where: and(
      eq(parts.state, view),
      hasSuppliers(view) && supplierId ? eq(parts.supplierId, supplierId) : undefined,
      behind(sql`${parts.at}`, after?.at),
    ),
    order: [asc(parts.at), asc(parts.lineId)],
  };
}

const dayOf = (number: number): string =>
  String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

const listQuery = (db: Db, shopId: string, asked: ListQuery) => {
  const { where, order } = viewOf(asked);
  return db
    .select({
      ...partColumns(asked.reader),
      jobId: sql<string>`${repairJobs.id}`.as("part_job"),
      workNumber: sql<number>`${repairJobs.number}`.as("work_number"),
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      carYear: repairJobs.carYear,
      licensePlate: repairJobs.licensePlate,
      expectedOn: parts.expectedOn,
      supplier: sql<string | null>`${suppliers.name}`.as("supplier_name"),
      orderId: parts.orderId,
      orderNumber: sql<number | null>`${partOrders.number}`.as("order_number"),
      coreCharge: parts.coreCharge,
      coreCurrency: parts.coreCurrency,
      coreState: parts.coreState,
      coreAt: parts.coreAt,
    })
    .from(parts)
    .innerJoin(repairJobs, refersTo(parts, parts.jobId, repairJobs))
    .leftJoin(quoteLines, refersTo(parts, parts.lineId, quoteLines))
    .leftJoin(suppliers, refersTo(parts, parts.supplierId, suppliers))
    .leftJoin(partOrders, refersTo(parts, parts.orderId, partOrders))
    .where(and(eq(parts.shopId, shopId), where))
    .orderBy(...order)
    .limit(partLimits.perPage + 1);
};

/** Queries behind the list, exported so that tests can read their plans. */
export const partsQueries = (db: Db, shopId: string, asked: ListQuery) =>
  [listQuery(db, shopId, asked), suppliersQuery(db, shopId), currencyQuery(db, shopId)] as const;

export type PartsPage = Awaited<ReturnType<typeof findParts>>;
export type ListedPart = PartsPage["parts"][number];

/** Reads a page of a shop's parts with its suppliers, in one round trip. */
export async function findParts(db: Db, shopId: string, asked: ListQuery) {
  const [rows, sellers, [settings]] = await db.batch(partsQueries(db, shopId, asked));
  const shown = rows
    .slice(0, partLimits.perPage)
    .map(({ translation, ...part }) => ({ ...part, translation: readTranslation(translation) }));
  const last = rows.length > partLimits.perPage ? shown.at(-1) : undefined;
  const { view, supplierId, after, today } = asked;
  return {
    view,
    supplierId,
    today,
    isFirst: after === undefined,
    currency: settings?.currency ?? "USD",
    parts: shown,
    suppliers: sellers.map(({ id, name, retiredAt }) => ({ id, name, isRetired: !!retiredAt })),
    more: last && cursorOf(view, last),
  };
}

function cursorOf(view: ListQuery["view"], part: ShownRow): Cursor {
  const { lineId: id, expectedOn, coreAt, at } = part;
  if (view === "late") return { at: Number(expectedOn!.replaceAll("-", "")), id };
  return { at: (view === "cores" ? coreAt : at)!.getTime(), id };
}
type ShownRow = Pick<
  Awaited<ReturnType<typeof listQuery>>[number],
  "lineId" | "expectedOn" | "coreAt" | "at"
>;
