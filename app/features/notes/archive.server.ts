import { and, asc, eq, gt, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { jobNotes } from "./tables.server.ts";

/** The notes of a shop's jobs; their translations are with those of the other texts. */
export const ownNotes = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/notes.json", archivedNotes(db, shopId)),
];

async function* archivedNotes(db: Db, shopId: string): AsyncGenerator<object> {
  const { id, text, at, by, editedAt, removedAt } = jobNotes;
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        id,
        number: repairJobs.number,
        at,
        by: memberName(sql`${by}`).as("author"),
        text,
        editedAt,
        removedAt,
        named:
          sql<string>`(SELECT json_group_array(json_array(${memberName(sql`m.member_id`)}, m.seen_at))
          FROM note_mentions m WHERE m.shop_id = ${sql`${jobNotes.shopId}`}
          AND m.note_id = ${sql`${jobNotes.id}`})`.as("named"),
      })
      .from(jobNotes)
      .innerJoin(repairJobs, refersTo(jobNotes, jobNotes.jobId, repairJobs))
      .where(and(eq(jobNotes.shopId, shopId), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { number, id: _, named, ...note } of rows)
    yield {
      workId: workId(number),
      ...note,
      named: (JSON.parse(named) as [string | null, number | null][]).map(([name, seenAt]) => ({
        name,
        seenAt: seenAt === null ? null : new Date(seenAt),
      })),
    };
}
