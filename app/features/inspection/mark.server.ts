import { and, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { colorOf, type FindingColor } from "./finding.ts";
import { countFindings, findingsOf, inspectionQuery, openInspection } from "./rows.server.ts";
import type { Point } from "./sheet/points.ts";
import { findings, inspections } from "./tables.server.ts";

/** A tap on a point. Without a color its measure proposes one. */
type Mark = {
  point: string;
  color: FindingColor | null;
  measure: number | null;
  /** Version of the finding when a queued tap was made on a device, 0 for none. */
  seen?: number | undefined;
};

/** "gone": the job has no inspection. A word says what else was wrong; then nothing is saved. */
type MarkResult = "saved" | "gone" | WordKey;

/**
 * Saves taps, the last one of each point; a measurement stays until another is typed. A queued tap
 * does not overwrite a later change by someone else. A point that is good now loses its library
 * finding.
 */
export async function markPoints(
  db: Db,
  ref: JobRef,
  { marks, by, now }: Actor & { marks: readonly Mark[] },
): Promise<MarkResult> {
  const [inspection] = await inspectionQuery(db, ref);
  if (!inspection) return "gone";
  if (inspection.finishedAt) return "inspection:isFinished";
  const points = new Map(inspection.points.map((point) => [point.id, point]));
  const read = marks.map((mark) => readMark(mark, points.get(mark.point)));
  const wrong = read.find((one) => typeof one === "string");
  if (wrong) return wrong;
  // The last of a point counts, and one statement takes each point once.
  const rows = new Map(read.flatMap((one) => (typeof one === "string" ? [] : [[one.point, one]])));
  const is = (column: string) => sql.raw(`excluded.${column}`);
  const isFine = sql`${is("color")} IN ('green', 'skipped')`;
  const measure = sql`coalesce(${is("measure")}, ${findings.measure})`;
  const old = marks.flatMap(({ point, seen }) => (seen === undefined ? [] : [[point, seen]]));
  const seen = sql`json_extract(${JSON.stringify(Object.fromEntries(old))},
    '$."' || ${findings.point} || '"')`;
  const isOvertaken = sql`(${findings.by} <> ${by} AND ${seen} <> ${findings.version})`;
  const [, , overtaken] = await db.batch([
    insertNew(db, ref, { rows: [...rows.values()], by, now }).onConflictDoUpdate({
      target: [findings.shopId, findings.jobId, findings.point],
      set: {
        color: is("color"),
        measure,
        words: sql`iif(${isFine}, NULL, ${findings.words})`,
        libraryId: sql`iif(${isFine}, NULL, ${findings.libraryId})`,
        by,
        at: new Date(now),
        version: sql`${findings.version} + 1`,
      },
      setWhere: sql`${isOvertaken} IS NOT 1
        AND (${findings.color} <> ${is("color")} OR ${findings.measure} IS NOT ${measure})`,
    }),
    countFindings(db, ref),
    db
      .select({ point: findings.point, color: findings.color })
      .from(findings)
      .where(and(findingsOf(ref), old.length > 0 ? isOvertaken : sql`0`)),
  ]);
  const isOther = overtaken.some(({ point, color }) => rows.get(point)?.color !== color);
  return isOther ? "inspection:overtaken" : "saved";
}

/** Says that points are good, where nothing has been found at them yet. */
export async function markRest(
  db: Db,
  ref: JobRef,
  { points, by, now }: Actor & { points: readonly string[] },
): Promise<MarkResult> {
  const [inspection] = await inspectionQuery(db, ref);
  if (!inspection) return "gone";
  if (inspection.finishedAt) return "inspection:isFinished";
  const asked = new Set(points);
  const rows = inspection.points
    .filter(({ id }) => asked.has(id))
    .map(({ id }) => ({ point: id, color: "green", measure: null }));
  await db.batch([
    insertNew(db, ref, { rows, by, now }).onConflictDoNothing(),
    countFindings(db, ref),
  ]);
  return "saved";
}

function readMark(mark: Mark, point: Point | undefined) {
  if (!point) return "inspection:noPoint" satisfies WordKey;
  const measure = point.measure ? mark.measure : null;
  const color =
    mark.color ?? (point.measure && measure !== null ? colorOf(measure, point.measure) : null);
  return color ? { point: point.id, color, measure } : ("inspection:chooseColor" satisfies WordKey);
}

type NewRow = { point: string; color: string; measure: number | null };

/** Findings without words, in an inspection that is not finished. */
const insertNew = (db: Db, ref: JobRef, { rows, by, now }: Actor & { rows: readonly NewRow[] }) =>
  insertRows(
    db,
    findings,
    rows.map((row) => ({ ...row, id: newId() })),
    {
      shopId: inspections.shopId,
      jobId: inspections.jobId,
      libraryId: null,
      words: null,
      note: "",
      quoteId: null,
      by,
      at: new Date(now),
      version: 1,
    },
    { from: inspections, where: openInspection(ref) },
  );
