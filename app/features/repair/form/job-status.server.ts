import { inArray, ne, type SQL, sql } from "drizzle-orm";
import type { JobRef, JobStatus } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { stateStays } from "#app/features/repair/states.tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { countOpen } from "./count-open.server.ts";
import { findOvertaker, type Overtaker } from "./overtaker.server.ts";

type Place = {
  status: JobStatus;
  /** State below that status; null for none. Undefined leaves it unchanged within the status. */
  stateId?: string | null | undefined;
};

/** Any status can follow any other (specification, section 4); with it goes a state below another. */
export function setJobStatus(
  db: Db,
  { shopId, jobId: id }: JobRef,
  { status, stateId, version, by, now }: Actor & Place & { version?: number | undefined },
): Promise<SaveOutcome> {
  const asked = stateId !== undefined;
  const isOther = ne(repairJobs.status, status);
  const leaves: SQL = asked ? sql`${repairJobs.stateId} IS NOT ${stateId}` : isOther;
  return saveAt(db, {
    table: repairJobs,
    column: repairJobs.statusVersion,
    row: jobOf(shopId, id),
    version,
    set: {
      status,
      stateId: sql`iif(${leaves}, ${stateId ?? null}, ${repairJobs.stateId})`,
      stateSince: sql`iif(${leaves}, ${stateId ? now : null}, ${repairJobs.stateSince})`,
      // A second "completed" is not a later one.
      completedAt: status === "completed" ? sql`coalesce(${repairJobs.completedAt}, ${now})` : null,
      updatedAt: new Date(now),
    },
    already: says(repairJobs, { status, stateId }),
    before: (holds) => [
      countOpen(db, shopId, holds, status),
      insertSelect(
        db,
        stateStays,
        {
          shopId: repairJobs.shopId,
          jobId: repairJobs.id,
          n: repairJobs.statusVersion,
          stateId: repairJobs.stateId,
          since: repairJobs.stateSince,
          until: new Date(now),
        },
        sql`FROM ${repairJobs} WHERE ${holds} AND ${repairJobs.stateId} IS NOT NULL AND ${leaves}`,
      ),
      addEvent(db, sql`${holds} AND (${isOther} OR ${leaves})`, {
        by,
        now,
        what: asked ? "state" : "status",
        from: asked
          ? sql`coalesce(${repairJobs.stateId}, ${repairJobs.status})`
          : sql`${repairJobs.status}`,
        to: stateId ?? status,
      }),
    ],
  });
}

/**
 * Sets the status from a page with an outdated version, if all changes since were the viewer's own.
 * Otherwise returns who was first.
 */
export async function chooseJobStatusAgain(
  db: Db,
  ref: JobRef,
  choice: Actor & Place & { version: number },
): Promise<SaveOutcome | Overtaker> {
  const job = await db
    .select({ version: repairJobs.statusVersion })
    .from(repairJobs)
    .where(jobOf(ref.shopId, ref.jobId))
    .get();
  if (!job) return "gone";
  const made = inArray(jobEvents.what, ["status", "state"]);
  const count = job.version - choice.version;
  const overtaker = await findOvertaker(db, ref, { made, count, by: choice.by });
  return overtaker ?? setJobStatus(db, ref, { ...choice, version: job.version });
}
