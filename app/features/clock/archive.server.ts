import { and, asc, eq, gt, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { clockEntries as entries } from "./tables.server.ts";

/** Time entries of a shop's members, with each correction. */
export const ownTime = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/time.json", archivedEntries(db, shopId)),
];

async function* archivedEntries(db: Db, shopId: string): AsyncGenerator<object> {
  yield* paged((last: { id: string } | undefined) =>
    db
      .select({
        id: entries.id,
        member: memberName(sql`${entries.memberId}`).as("worker"),
        jobId: entries.jobId,
        quoteId: entries.quoteId,
        activity: entries.activity,
        startedAt: entries.startedAt,
        endedAt: entries.endedAt,
        isForgotten: entries.isForgotten,
        corrects: entries.corrects,
        by: memberName(sql`${entries.by}`).as("writer"),
        why: entries.why,
        at: entries.at,
      })
      .from(entries)
      .where(and(eq(entries.shopId, shopId), last && gt(entries.id, last.id)))
      .orderBy(asc(entries.id))
      .limit(rowsPerPage),
  );
}
