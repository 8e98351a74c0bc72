import { and, asc, eq } from "drizzle-orm";
import { partLimits } from "#app/features/parts/part.ts";
import { suppliers } from "#app/features/parts/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export const supplierOf = (shopId: string, id: string) =>
  and(eq(suppliers.shopId, shopId), eq(suppliers.id, id));

const shown = {
  id: suppliers.id,
  name: suppliers.name,
  phone: suppliers.phone,
  email: suppliers.email,
  language: suppliers.language,
  note: suppliers.note,
  retiredAt: suppliers.retiredAt,
  version: suppliers.version,
};

/** Statement of all suppliers of a shop by name; limited to this number. */
export const suppliersQuery = (db: Db, shopId: string) =>
  db
    .select(shown)
    .from(suppliers)
    .where(eq(suppliers.shopId, shopId))
    .orderBy(asc(suppliers.nameKey), asc(suppliers.id))
    .limit(partLimits.suppliers);

export type Supplier = Awaited<ReturnType<typeof suppliersQuery>>[number];

export async function findSupplier(db: Db, shopId: string, id: string) {
  const [supplier] = await db.select(shown).from(suppliers).where(supplierOf(shopId, id));
  return supplier;
}
