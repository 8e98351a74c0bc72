import { and, asc, eq, sql } from "drizzle-orm";
import { partLimits } from "#app/features/parts/part.ts";
import { supplierOf } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { parts, suppliers } from "#app/features/parts/tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { countryOf } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { proposeNames } from "./propose.server.ts";

const supplierQuery = (db: Db, shopId: string, id: string) =>
  db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      phone: suppliers.phone,
      email: suppliers.email,
      language: suppliers.language,
      retiredAt: suppliers.retiredAt,
    })
    .from(suppliers)
    .where(supplierOf(shopId, id));

const shopQuery = (db: Db, shopId: string) =>
  db
    .select({
      name: shopSettings.shopName,
      phone: shopSettings.phone,
      address: shopSettings.address,
      currency: shopSettings.currency,
      country: shopSettings.country,
      timeZone: shopSettings.timeZone,
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** Needed parts of a shop among these. */
export const neededOf = (shopId: string, lineIds: readonly string[]) =>
  and(
    eq(parts.shopId, shopId),
    sql`${parts.lineId} IN ${inList(lineIds)}`,
    eq(parts.state, "needed"),
  );

const linesQuery = (db: Db, shopId: string, lineIds: readonly string[]) =>
  db
    .select({
      lineId: parts.lineId,
      jobId: parts.jobId,
      name: sql<string>`coalesce(${quoteLines.name}, ${parts.name})`.as("part_name"),
      quantity: sql<number>`coalesce(${quoteLines.quantity}, ${parts.quantity})`.as("pieces"),
      unit: sql<string | null>`coalesce(${quoteLines.unit}, ${parts.unit})`.as("part_unit"),
      partNumber: quoteLines.partNumber,
      condition: quoteLines.condition,
      workNumber: repairJobs.number,
      year: repairJobs.carYear,
      make: repairJobs.carMake,
      model: repairJobs.carModel,
      vin: repairJobs.vin,
      /** Translations of its job's texts, as JSON. */
      texts:
        sql<string>`(SELECT json_group_object(t.language, json_array(t.text, t.state)) FROM text_translations t
        WHERE t.shop_id = ${parts.shopId} AND t.job_id = ${parts.jobId} AND t.subject_id = ${parts.lineId}
          AND t.field = 'line' AND t.text IS NOT NULL AND t.of_text = coalesce(${quoteLines.name}, ${parts.name})
          AND t.state IN ('machine', 'reviewed', 'written'))`.as("texts"),
    })
    .from(parts)
    .innerJoin(repairJobs, refersTo(parts, parts.jobId, repairJobs))
    .leftJoin(quoteLines, refersTo(parts, parts.lineId, quoteLines))
    .where(neededOf(shopId, lineIds))
    .orderBy(asc(repairJobs.number), asc(parts.at), asc(parts.lineId))
    .limit(partLimits.perOrder);

type StoredTexts = Partial<Record<Language, [text: string, state: string]>>;
type OrderQuery = { supplierId: string; lineIds: readonly string[] };

/** Queries of an order's current data. */
const orderQueries = (db: Db, shopId: string, { supplierId, lineIds }: OrderQuery) =>
  [
    supplierQuery(db, shopId, supplierId),
    shopQuery(db, shopId),
    linesQuery(db, shopId, lineIds),
  ] as const;

/** Reads the parts to be ordered from a supplier; undefined for no active supplier. */
export async function readOrder(db: Db, shopId: string, asked: OrderQuery) {
  const [[supplier], [shop], lines] = await db.batch(orderQueries(db, shopId, asked));
  return supplier && !supplier.retiredAt ? { supplier, shop, lines } : undefined;
}

export type OrderForm = NonNullable<Awaited<ReturnType<typeof findOrderForm>>>;

/** Form of an order: each part in both languages. Two round trips. */
export async function findOrderForm(
  db: Db,
  shopId: string,
  { reader, ...asked }: OrderQuery & { reader: Language },
) {
  const found = await readOrder(db, shopId, asked);
  if (!found) return undefined;
  const { supplier, shop, lines } = found;
  const to = supplier.language;
  const proposals = await proposeNames(
    db,
    shopId,
    lines.map(({ name, texts }) => ({
      name,
      stored: (JSON.parse(texts) as StoredTexts)[to],
    })),
    { to, reader, country: countryOf(shop) },
  );
  return {
    supplier,
    currency: shop?.currency ?? "USD",
    lines: lines.map(({ texts: _, ...line }, at) => ({ ...line, proposal: proposals[at]! })),
  };
}
