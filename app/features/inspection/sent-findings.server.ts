import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import type { InspectionToSend } from "./sent-findings.ts";
import { findings, inspections } from "./tables.server.ts";

/** More points than any sheet has. */
const mostFindings = 200;

/** The inspection of a job. */
export const inspectionToSendQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      kind: inspections.kind,
      points: inspections.points,
      finishedAt: inspections.finishedAt,
    })
    .from(inspections)
    .where(and(eq(inspections.shopId, shopId), eq(inspections.jobId, jobId)));

/** Findings of the job's inspection; a deleted quote counts as none. */
export const findingsToSendQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: findings.id,
      point: findings.point,
      color: findings.color,
      measure: findings.measure,
      words: findings.words,
      note: findings.note,
      // Named: a batch answers columns by their names.
      quoteId: sql<string | null>`${repairQuotes.id}`.as("found_quote_id"),
      version: findings.version,
    })
    .from(findings)
    .leftJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, findings.shopId),
        eq(repairQuotes.jobId, findings.jobId),
        eq(repairQuotes.id, findings.quoteId),
      ),
    )
    .where(and(eq(findings.shopId, shopId), eq(findings.jobId, jobId)))
    .orderBy(asc(findings.id))
    .limit(mostFindings);

type FindingRow = Awaited<ReturnType<typeof findingsToSendQuery>>[number];
type InspectionRow = Awaited<ReturnType<typeof inspectionToSendQuery>>[number];

/** Both together; undefined where nothing was looked at. */
export const inspectionOf = (
  inspection: InspectionRow | undefined,
  found: readonly FindingRow[],
): (InspectionToSend & { findings: readonly FindingRow[] }) | undefined =>
  inspection && found.some(({ color }) => color !== "skipped")
    ? { ...inspection, findings: found }
    : undefined;

/** Findings by id and version, as JSON for the condition below. */
export const namesOfFindings = (
  inspection: { findings: readonly FindingRow[] } | undefined,
): string =>
  JSON.stringify((inspection?.findings ?? []).map(({ id, version }) => ({ id, version })));

/** Whether one of these findings (JSON) is gone, or not at the version that was read. */
export const areFindingsChanged = (names: string, { shopId, jobId }: JobRef): SQL =>
  sql`EXISTS (SELECT 1 FROM ${storedElements(sql`${names}`, "shown")} WHERE NOT EXISTS (
    SELECT 1 FROM findings f WHERE f.shop_id = ${shopId} AND f.job_id = ${jobId}
      AND f.id = shown.value ->> 'id' AND f.version = shown.value ->> 'version'))`;
