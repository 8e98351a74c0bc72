import { and, asc, eq, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { jobStates, stateStays } from "#app/features/repair/states.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { statesQuery } from "./find-states.server.ts";

/** A shop's own states, which its jobs name by id, and how long jobs were in them. */
export const ownStates = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/job-states.json", archivedStates(db, shopId)),
  listFile("shop/state-times.json", archivedStays(db, shopId)),
];

async function* archivedStates(db: Db, shopId: string): AsyncGenerator<object> {
  for (const { shopId: _, version: __, ...state } of await statesQuery(db, shopId)) yield state;
}

async function* archivedStays(db: Db, shopId: string): AsyncGenerator<object> {
  const { jobId, n, since, until } = stateStays;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({ jobId, n, number: repairJobs.number, names: jobStates.names, since, until })
      .from(stateStays)
      .innerJoin(repairJobs, refersTo(stateStays, jobId, repairJobs))
      .innerJoin(jobStates, refersTo(stateStays, stateStays.stateId, jobStates))
      .where(
        and(
          eq(stateStays.shopId, shopId),
          last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`,
        ),
      )
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, n: __, number, names, ...stay } of rows)
    yield { workId: workId(number), state: names, ...stay };
}
