import { and, asc, eq, gt, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { stockItems, stockMovements } from "./tables.server.ts";

/** Archive files of a shop's stock items and their movements. */
export const ownStock = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/stock.json", archivedItems(db, shopId)),
  listFile("shop/stock-movements.json", archivedMovements(db, shopId)),
];

const archivedItems = (db: Db, shopId: string) =>
  recordsOf(db, stockItems, {
    where: eq(stockItems.shopId, shopId),
    without: ["shopId", "nameKey", "numberKey", "version"],
  });

async function* archivedMovements(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { movement: { id: string } } | undefined) =>
    db
      .select({
        movement: stockMovements,
        number: sql<number | null>`${repairJobs.number}`.as("work_number"),
        member: memberName(sql`${stockMovements.by}`).as("member"),
      })
      .from(stockMovements)
      .leftJoin(repairJobs, refersTo(stockMovements, stockMovements.jobId, repairJobs))
      .where(
        and(eq(stockMovements.shopId, shopId), last && gt(stockMovements.id, last.movement.id)),
      )
      .orderBy(asc(stockMovements.id))
      .limit(rowsPerPage),
  );
  for await (const { movement, number, member } of rows) {
    const { shopId: _, id: __, jobId: ___, by: ____, ...rest } = movement;
    yield { ...rest, workId: number === null ? null : workId(number), by: member };
  }
}
