import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addTextWork, announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { colorOf, type FindingColor } from "./finding.ts";
import { findLibraryFinding } from "./library/library.server.ts";
import { countFindings, findingAt, inspectionQuery, openInspection } from "./rows.server.ts";
import { findings, inspections } from "./tables.server.ts";

type FindingDraft = {
  /** Without one the measure proposes it, or what was chosen from the library. */
  color: FindingColor | null;
  measure: number | null;
  /** The finding of the library that was chosen; empty for none. */
  library: string;
  note: string;
  /** Undefined or 0 where the point had no finding as the form was opened. */
  version?: number | undefined;
};

type Saving = Pick<Platform, "db" | "queue" | "defer" | "now">;

/** "overtaken" comes with the version that the point has now. */
type SaveResult = "saved" | "gone" | { wrong: WordKey } | { overtaken: number };

/** Saves the finding at a point at its version, with the library's current words. */
export async function saveFinding(
  platform: Saving,
  ref: JobRef & { point: string },
  { version = 0, ...typed }: FindingDraft,
  by: string,
): Promise<SaveResult> {
  const { db, now } = platform;
  const row = findingAt(ref, ref.point);
  const [[inspection], [before]] = await db.batch([
    inspectionQuery(db, ref),
    db.select().from(findings).where(row),
  ]);
  const point = inspection?.points.find(({ id }) => id === ref.point);
  if (!inspection || !point) return "gone";
  if (inspection.finishedAt) return { wrong: "inspection:isFinished" };
  const chosen = typed.library ? await findLibraryFinding(point.group, typed.library) : undefined;
  const isKept = typed.library !== "" && before?.libraryId === typed.library;
  if (typed.library && !isKept && !chosen?.points.includes(point.id))
    return { wrong: "inspection:badFinding" };
  const measure = point.measure ? typed.measure : null;
  const proposed = point.measure && measure !== null ? colorOf(measure, point.measure) : undefined;
  const color = typed.color ?? proposed ?? chosen?.color;
  if (!color) return { wrong: "inspection:chooseColor" };
  const hasWords = typed.library !== "" && (color === "yellow" || color === "red");
  const actor = { by, now: now() };
  const said = {
    color,
    measure,
    note: typed.note,
    libraryId: hasWords ? typed.library : null,
  };
  const words = hasWords ? (isKept ? before.words : (chosen?.words ?? null)) : null;
  const set = { ...said, words, by, at: new Date(actor.now) };
  const after = [countFindings(db, ref), addTextWork(db, jobOf(ref.shopId, ref.jobId), actor)];
  const saved =
    version > 0
      ? await saveAt(db, {
          table: findings,
          column: findings.version,
          row,
          version,
          set,
          provided: isOpen(ref),
          already: says(findings, said),
          after,
        })
      : await insertOne(platform.db, ref, set, after);
  if (saved === "saved") {
    announceTexts(platform, ref);
    return "saved";
  }
  const [current] = await db.select({ version: findings.version }).from(findings).where(row);
  return { overtaken: current?.version ?? 0 };
}

const isOpen = (ref: JobRef) =>
  sql`EXISTS (SELECT 1 FROM ${inspections} WHERE ${openInspection(ref)})`;

type NewFinding = Omit<typeof findings.$inferInsert, "shopId" | "id" | "jobId" | "point">;

/** The first finding of a point; overtaken where there is one that says something else. */
async function insertOne(
  db: Saving["db"],
  ref: JobRef & { point: string },
  set: NewFinding & { color: FindingColor },
  after: readonly Parameters<Saving["db"]["batch"]>[0][number][],
) {
  const id = newId();
  const { color, measure = null, libraryId = null, words = null, note = "" } = set;
  const said = { color, measure, libraryId, note };
  const answers: readonly unknown[] = await db.batch([
    insertSelect(
      db,
      findings,
      {
        ...said,
        shopId: inspections.shopId,
        id,
        jobId: inspections.jobId,
        point: ref.point,
        words,
        quoteId: null,
        by: set.by,
        at: set.at,
        version: 1,
      },
      sql`FROM ${inspections} WHERE ${openInspection(ref)}`,
    ).onConflictDoNothing(),
    ...(after as []),
    db
      .select({ already: sql<number>`${says(findings, said)}` })
      .from(findings)
      .where(findingAt(ref, ref.point)),
  ]);
  const [found] = answers.at(-1) as { already: number }[];
  return found?.already ? "saved" : "overtaken";
}
