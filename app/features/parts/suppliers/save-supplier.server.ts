import { isNotNull, isNull, sql } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { partLimits } from "#app/features/parts/part.ts";
import { suppliers } from "#app/features/parts/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { fold } from "#app/values/fold.ts";
import { supplierOf } from "./find-suppliers.server.ts";
import type { SupplierContent } from "./forms.ts";

type Key = { shopId: string; id: string };

/** Adds a supplier; a repeated post adds one. "full": the shop is at its limit. */
export async function addSupplier(
  db: Db,
  { shopId, id }: Key,
  content: SupplierContent,
  now: number,
): Promise<"added" | "full"> {
  const at = new Date(now);
  const [, rows] = await db.batch([
    insertSelect(
      db,
      suppliers,
      {
        shopId: shops.id,
        id,
        ...content,
        nameKey: fold(content.name),
        retiredAt: null,
        createdAt: at,
        updatedAt: at,
        version: 1,
      },
      sql`FROM ${shops} WHERE ${shops.id} = ${shopId} AND (SELECT count(*) FROM (SELECT 1 FROM suppliers s
        WHERE s.shop_id = ${shopId} LIMIT ${partLimits.suppliers})) < ${partLimits.suppliers}`,
    ).onConflictDoNothing(),
    db.select({ id: suppliers.id }).from(suppliers).where(supplierOf(shopId, id)),
  ]);
  return rows.length > 0 ? "added" : "full";
}

type Change = { content: SupplierContent; version: number | undefined; now: number };

/** Saves the facts of a supplier; its existing orders stay unchanged. */
export const saveSupplier = (
  db: Db,
  { shopId, id }: Key,
  { content, version, now }: Change,
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: suppliers,
    column: suppliers.version,
    row: supplierOf(shopId, id),
    version,
    set: { ...content, nameKey: fold(content.name), updatedAt: new Date(now) },
    already: says(suppliers, content),
  });

/** Retires a supplier, or restores it: a retired one gets no orders. */
export const retireSupplier = (
  db: Db,
  { shopId, id }: Key,
  { isRetired, now }: { isRetired: boolean; now: number },
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: suppliers,
    column: suppliers.version,
    row: supplierOf(shopId, id),
    set: { retiredAt: isRetired ? new Date(now) : null, updatedAt: new Date(now) },
    provided: isRetired ? isNull(suppliers.retiredAt) : isNotNull(suppliers.retiredAt),
    already: isRetired ? isNotNull(suppliers.retiredAt) : isNull(suppliers.retiredAt),
  });
