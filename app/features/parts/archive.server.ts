import { and, asc, eq, gt, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { partOrders, parts, suppliers } from "./tables.server.ts";

/** Archive files of a shop's suppliers, parts and orders. */
export const ownParts = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/suppliers.json", archivedSuppliers(db, shopId)),
  listFile("shop/parts.json", archivedParts(db, shopId)),
  listFile("shop/part-orders.json", archivedOrders(db, shopId)),
];

async function* archivedSuppliers(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.shopId, shopId), last && gt(suppliers.id, last.id)))
      .orderBy(asc(suppliers.id))
      .limit(rowsPerPage),
  );
  for await (const { shopId: _, nameKey: __, version: ___, ...supplier } of rows) yield supplier;
}

async function* archivedParts(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { part: { lineId: string } } | undefined) =>
    db
      .select({
        part: parts,
        number: sql<number>`${repairJobs.number}`.as("work_number"),
        member: memberName(sql`${parts.by}`).as("member"),
      })
      .from(parts)
      .innerJoin(
        repairJobs,
        and(eq(repairJobs.shopId, parts.shopId), eq(repairJobs.id, parts.jobId)),
      )
      .where(and(eq(parts.shopId, shopId), last && gt(parts.lineId, last.part.lineId)))
      .orderBy(asc(parts.lineId))
      .limit(rowsPerPage),
  );
  for await (const { part, number, member } of rows) {
    const { shopId: _, jobId: __, by: ___, version: ____, ...rest } = part;
    yield { workId: workId(number), ...rest, by: member };
  }
}

async function* archivedOrders(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { order: { id: string } } | undefined) =>
    db
      .select({ order: partOrders, member: memberName(sql`created_by`).as("member") })
      .from(partOrders)
      .where(and(eq(partOrders.shopId, shopId), last && gt(partOrders.id, last.order.id)))
      .orderBy(asc(partOrders.id))
      .limit(rowsPerPage),
  );
  for await (const { order, member } of rows) {
    const { shopId: _, createdBy: __, mailingUntil: ___, ...rest } = order;
    yield { ...rest, createdBy: member };
  }
}
