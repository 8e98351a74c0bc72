import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { inspectionOf, openInspection } from "./rows.server.ts";
import type { VehicleKind } from "./sheet/points.ts";
import { findSheet } from "./sheet/sheets.server.ts";
import { inspections } from "./tables.server.ts";

/**
 * Starts the inspection of a job with the shop's sheet as it is now. Started twice it is one; false
 * without such a job.
 */
export async function startInspection(
  db: Db,
  ref: JobRef,
  { kind, by, now }: Actor & { kind: VehicleKind },
): Promise<boolean> {
  const { points } = await findSheet(db, ref.shopId, kind);
  const job = jobOf(ref.shopId, ref.jobId);
  const isNew = and(job, sql`NOT EXISTS (SELECT 1 FROM ${inspections} WHERE ${inspectionOf(ref)})`);
  const [, , [found]] = await db.batch([
    addEvent(db, isNew, { by, now, what: "inspectionStarted" }),
    insertSelect(
      db,
      inspections,
      {
        shopId: repairJobs.shopId,
        jobId: repairJobs.id,
        kind,
        points,
        by,
        startedAt: new Date(now),
        finishedAt: null,
        seen: 0,
        yellow: 0,
        red: 0,
      },
      sql`FROM ${repairJobs} WHERE ${job}`,
    ).onConflictDoNothing(),
    db.select({ jobId: inspections.jobId }).from(inspections).where(inspectionOf(ref)),
  ]);
  return found !== undefined;
}

/** Finishes an inspection, or opens it again; twice the same is no change. False without one. */
export async function setFinished(
  db: Db,
  ref: JobRef,
  { finished, by, now }: Actor & { finished: boolean },
): Promise<boolean> {
  const before = finished
    ? openInspection(ref)
    : and(inspectionOf(ref), isNotNull(inspections.finishedAt));
  const changes = and(
    eq(repairJobs.shopId, ref.shopId),
    eq(repairJobs.id, ref.jobId),
    sql`EXISTS (SELECT 1 FROM ${inspections} WHERE ${before})`,
  );
  const what = finished ? "inspectionFinished" : "inspectionReopened";
  const [, , [found]] = await db.batch([
    addEvent(db, changes, { by, now, what }),
    db
      .update(inspections)
      .set({ finishedAt: finished ? new Date(now) : null })
      .where(before),
    db.select({ jobId: inspections.jobId }).from(inspections).where(inspectionOf(ref)),
  ]);
  return found !== undefined;
}
