import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { listFile, paged, recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { shopId: _, plateFoundBy: __, version: ___, ...vehicleColumns } = getTableColumns(vehicles);

/** The customers of a shop, and its vehicles with whose they are and were. */
export const ownCustomers = (db: Db, shopId: string): ArchiveFile[] => [
  listFile(
    "shop/customers.json",
    recordsOf(db, customers, {
      where: eq(customers.shopId, shopId),
      without: ["shopId", "nameFoundBy", "phoneFoundBy", "emailFoundBy", "version"],
    }),
  ),
  listFile(
    "shop/vehicles.json",
    paged(async (last: { id: string } | undefined) => {
      const page = and(eq(vehicles.shopId, shopId), last && gt(vehicles.id, last.id));
      const ids = db
        .select({ id: vehicles.id })
        .from(vehicles)
        .where(page)
        .orderBy(asc(vehicles.id))
        .limit(rowsPerPage);
      const { vehicleId, customerId, since, until } = vehicleOwners;
      const [rows, owners] = await db.batch([
        db
          .select(vehicleColumns)
          .from(vehicles)
          .where(page)
          .orderBy(asc(vehicles.id))
          .limit(rowsPerPage),
        db
          .select({ vehicleId, customerId, since, until })
          .from(vehicleOwners)
          .where(and(eq(vehicleOwners.shopId, shopId), inArray(vehicleId, ids)))
          .orderBy(asc(since)),
      ]);
      const of = Map.groupBy(owners, ({ vehicleId: id }) => id);
      return rows.map((row) => ({
        ...row,
        owners: (of.get(row.id) ?? []).map(({ vehicleId: _, ...owner }) => owner),
      }));
    }),
  ),
];
