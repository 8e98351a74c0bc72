import { and, eq, isNull, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { findings, inspections } from "./tables.server.ts";

export const inspectionOf = ({ shopId, jobId }: JobRef) =>
  and(eq(inspections.shopId, shopId), eq(inspections.jobId, jobId));

/** The inspection of a job if it is not finished. */
export const openInspection = (ref: JobRef) =>
  and(inspectionOf(ref), isNull(inspections.finishedAt));

export const findingsOf = ({ shopId, jobId }: JobRef) =>
  and(eq(findings.shopId, shopId), eq(findings.jobId, jobId));

export const findingAt = (ref: JobRef, point: string) =>
  and(findingsOf(ref), eq(findings.point, point));

/** The inspection of a job, without its findings. */
export const inspectionQuery = (db: Db, ref: JobRef) =>
  db
    .select({
      kind: inspections.kind,
      points: inspections.points,
      finishedAt: inspections.finishedAt,
      seen: inspections.seen,
      yellow: inspections.yellow,
      red: inspections.red,
    })
    .from(inspections)
    .where(inspectionOf(ref));

const counted = (ref: JobRef, color?: "yellow" | "red") =>
  sql`(SELECT count(*) FROM ${findings} WHERE ${findingsOf(ref)}
    ${color ? sql`AND ${findings.color} = ${color}` : sql``})`;

/** Recounts the findings of an inspection: part of the batch of every write. */
export const countFindings = (db: Db, ref: JobRef) =>
  db
    .update(inspections)
    .set({ seen: counted(ref), yellow: counted(ref, "yellow"), red: counted(ref, "red") })
    .where(inspectionOf(ref));
