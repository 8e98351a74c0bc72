import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { findings, inspectionSheets, inspections } from "./tables.server.ts";

/** The sheets of a shop, and its inspections with what they found. */
export const ownInspections = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/inspection-sheets.json", archivedSheets(db, shopId)),
  listFile("shop/inspections.json", archivedInspections(db, eq(inspections.shopId, shopId))),
];

/** The inspections of one customer's jobs. */
export const customerInspections = (db: Db, shopId: string, customerId: string): ArchiveFile =>
  listFile(
    "inspections.json",
    archivedInspections(
      db,
      and(eq(inspections.shopId, shopId), eq(repairJobs.customerId, customerId))!,
    ),
  );

async function* archivedSheets(db: Db, shopId: string): AsyncGenerator<object> {
  const { kind, points } = inspectionSheets;
  yield* await db
    .select({ kind, points })
    .from(inspectionSheets)
    .where(eq(inspectionSheets.shopId, shopId));
}

async function* archivedInspections(db: Db, of: SQL): AsyncGenerator<object> {
  for await (const { shopId, jobId, number, ...inspection } of inspectionRows(db, of)) {
    const found = await db
      .select({
        point: findings.point,
        color: findings.color,
        measure: findings.measure,
        libraryId: findings.libraryId,
        words: findings.words,
        note: findings.note,
        quoteId: findings.quoteId,
        at: findings.at,
      })
      .from(findings)
      .where(and(eq(findings.shopId, shopId), eq(findings.jobId, jobId)));
    yield { workOrder: workId(number), ...inspection, findings: found };
  }
}

const inspectionRows = (db: Db, of: SQL) =>
  paged((last: { shopId: string; jobId: string } | undefined) =>
    db
      .select({
        shopId: inspections.shopId,
        jobId: inspections.jobId,
        number: repairJobs.number,
        kind: inspections.kind,
        points: inspections.points,
        startedAt: inspections.startedAt,
        finishedAt: inspections.finishedAt,
        seen: inspections.seen,
        yellow: inspections.yellow,
        red: inspections.red,
      })
      .from(inspections)
      .innerJoin(repairJobs, refersTo(inspections, inspections.jobId, repairJobs))
      .where(and(of, last && gt(inspections.jobId, last.jobId)))
      .orderBy(asc(inspections.jobId))
      .limit(rowsPerPage),
  );
