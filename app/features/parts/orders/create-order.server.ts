import { and, eq, inArray, sql } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { partOrders, parts } from "#app/features/parts/tables.server.ts";
import { isMemorable } from "#app/features/phrases/phrase.ts";
import { remember } from "#app/features/phrases/save-phrase.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { countryOf } from "#app/values/country.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { neededOf, readOrder } from "./find-order-form.server.ts";
import type { OrderInput } from "./forms.ts";
import type { OrderContent } from "./order.ts";
import { proposeNames } from "./propose.server.ts";

type Ordering = Actor & { id: string; input: OrderInput; reader: Language };
/** "changed": a part is no longer needed, or its text differs from the one shown. */
type Ordered = "ordered" | "changed" | "gone";

export const orderOf = (shopId: string, id: string) =>
  and(eq(partOrders.shopId, shopId), eq(partOrders.id, id));

/**
 * Freezes an order and moves its parts to "ordered", all or none: a part is on one order. A
 * repeated post is one order. Corrected names are stored for the next one.
 */
export async function createOrder(
  db: Db,
  shopId: string,
  { id, input, reader, by, now }: Ordering,
): Promise<Ordered> {
  const asked = { supplierId: input.supplier, lineIds: input.line };
  const found = await readOrder(db, shopId, asked);
  if (!found) return "gone";
  const { supplier, shop, lines } = found;
  const seen = lines.filter(
    ({ lineId, name }) => input.original[lineId] === name && input.text[lineId],
  );
  const isWhole = new Set(input.line).size === lines.length && seen.length === lines.length;
  if (!isWhole) return isMade(await madeQuery(db, shopId, id), input.line);
  const to = supplier.language;
  const names = lines.map(({ name }) => ({ name, stored: undefined }));
  const proposals = await proposeNames(db, shopId, names, { to, reader, country: countryOf(shop) });
  const content: OrderContent = {
    supplier: { name: supplier.name, phone: supplier.phone, email: supplier.email },
    shop: {
      name: shop?.name ?? "",
      phone: shop?.phone ?? null,
      address: shop?.address ?? null,
      currency: shop?.currency ?? "USD",
      country: shop?.country ?? null,
    },
    date: wallTimeOf(now, shop?.timeZone ?? "UTC").slice(0, 10),
    note: input.note,
    lines: lines.map(({ lineId, jobId, workNumber, year, make, model, vin, ...line }) => ({
      lineId,
      jobId,
      workNumber,
      vehicle: { year, make, model, vin },
      original: line.name,
      text: input.text[lineId]!,
      partNumber: line.partNumber,
      condition: line.condition,
      quantity: line.quantity,
      unit: line.unit,
    })),
  };
  const corrections = lines.flatMap(({ lineId, name }, at) => {
    const { from, text: proposed } = proposals[at]!;
    const text = input.text[lineId]!;
    return from !== to && text !== proposed && text !== name && isMemorable(name)
      ? [{ from, texts: { ...byLanguage(() => ""), [from]: name, [to]: text } }]
      : [];
  });
  const isOfOrder = sql`EXISTS (SELECT 1 FROM part_orders o CROSS JOIN json_each(o.content, '$.lines') l
    WHERE o.shop_id = ${shopId} AND o.id = ${id} AND l.value ->> 'lineId' = parts.line_id)`;
  const cores = lines.map(({ lineId }) => ({ lineId, core: input.core[lineId] ?? null }));
  const core = sql`(SELECT c.value ->> 'core' FROM ${elementsOf(cores, "c")}
    WHERE c.value ->> 'lineId' = ${parts.lineId})`;
  const ifCore = (value: unknown) => sql`iif(${core} IS NULL, NULL, ${value})`;
  const [, , , made] = await db.batch([
    insertSelect(
      db,
      partOrders,
      {
        shopId: shops.id,
        id,
        number: sql`1 + coalesce((SELECT max(o.number) FROM part_orders o WHERE o.shop_id = ${shopId}), 0)`,
        supplierId: supplier.id,
        language: to,
        content,
        createdBy: by,
        createdAt: new Date(now),
        claimedUntil: null,
        mailedAt: null,
        mailedTo: null,
      },
      sql`FROM ${shops} WHERE ${shops.id} = ${shopId} AND (SELECT count(*) FROM ${parts}
        WHERE ${neededOf(shopId, input.line)}) = ${lines.length}`,
    ).onConflictDoNothing(),
    addEvent(
      db,
      and(
        eq(repairJobs.shopId, shopId),
        inArray(repairJobs.id, [...new Set(lines.map(({ jobId }) => jobId))]),
        sql`EXISTS (SELECT 1 FROM parts WHERE ${neededOf(shopId, input.line)}
          AND parts.job_id = repair_jobs.id AND ${isOfOrder})`,
      ),
      {
        by,
        now,
        what: "partOrdered",
        to: sql`(SELECT ${partOrders.number} FROM ${partOrders} WHERE ${orderOf(shopId, id)})`,
      },
    ),
    db
      .update(parts)
      .set({
        state: "ordered",
        at: new Date(now),
        by,
        supplierId: supplier.id,
        orderId: id,
        expectedOn: input.expectedOn,
        coreCharge: core,
        coreCurrency: ifCore(content.shop.currency),
        coreState: ifCore("open"),
        coreAt: ifCore(now),
        version: sql`${parts.version} + 1`,
      })
      .where(and(neededOf(shopId, input.line), isOfOrder)),
    madeQuery(db, shopId, id),
    ...corrections.map((one) => remember(db, shopId, one, { by, now })),
  ]);
  return isMade(made, input.line);
}

const madeQuery = (db: Db, shopId: string, id: string) =>
  db.select({ content: partOrders.content }).from(partOrders).where(orderOf(shopId, id));

/** Whether this very order exists. */
function isMade(
  [order]: Awaited<ReturnType<typeof madeQuery>>,
  lineIds: readonly string[],
): "ordered" | "changed" {
  const ordered = new Set(order?.content.lines.map(({ lineId }) => lineId));
  const isSame = ordered.size === new Set(lineIds).size && lineIds.every((one) => ordered.has(one));
  return isSame ? "ordered" : "changed";
}
