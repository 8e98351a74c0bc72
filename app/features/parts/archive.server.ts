import { and, asc, eq, gt, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { partOrders, parts, suppliers } from "./tables.server.ts";

/** Archive files of a shop's suppliers, parts and orders. */
export const ownParts = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/suppliers.json", archivedSuppliers(db, shopId)),
  listFile("shop/parts.json", archivedParts(db, shopId)),
  listFile("shop/part-orders.json", archivedOrders(db, shopId)),
];

const archivedSuppliers = (db: Db, shopId: string) =>
  recordsOf(db, suppliers, {
    where: eq(suppliers.shopId, shopId),
    without: ["shopId", "nameKey", "version"],
  });

async function* archivedParts(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { part: { lineId: string } } | undefined) =>
    db
      .select({
        part: parts,
        number: sql<number>`${repairJobs.number}`.as("work_number"),
        member: memberName(sql`${parts.by}`).as("member"),
      })
      .from(parts)
      .innerJoin(repairJobs, refersTo(parts, parts.jobId, repairJobs))
      .where(and(eq(parts.shopId, shopId), last && gt(parts.lineId, last.part.lineId)))
      .orderBy(asc(parts.lineId))
      .limit(rowsPerPage),
  );
  for await (const { part, number, member } of rows) {
    const { shopId: _, jobId: __, by: ___, version: ____, ...rest } = part;
    yield { workId: workId(number), ...rest, by: member };
  }
}

const archivedOrders = (db: Db, shopId: string) =>
  recordsOf(db, partOrders, {
    where: eq(partOrders.shopId, shopId),
    without: ["shopId", "createdBy", "claimedUntil"],
    also: { createdBy: memberName(sql`${partOrders.createdBy}`).as("writer") },
  });
