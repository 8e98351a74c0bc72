import { and, asc, eq, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { tillCounts } from "./till.tables.server.ts";

/** The cash that a shop counted, for its archive. */
export const ownTill = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/till-counts.json", archivedCounts(db, shopId)),
];

async function* archivedCounts(db: Db, shopId: string): AsyncGenerator<object> {
  const { id, day, currency, counted, note, createdAt } = tillCounts;
  yield* paged((last: { id: string } | undefined) =>
    db
      .select({
        id,
        day,
        currency,
        counted,
        note,
        createdAt,
        createdBy: memberName(sql`${tillCounts.createdBy}`).as("counted_by"),
      })
      .from(tillCounts)
      .where(and(eq(tillCounts.shopId, shopId), last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
}
