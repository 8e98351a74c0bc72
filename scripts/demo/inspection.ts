import { readFileSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { LibraryFinding } from "#app/features/inspection/finding.ts";
import {
  type PointGroup,
  pointGroups,
  standardPoints,
} from "#app/features/inspection/sheet/points.ts";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Stores } from "../local/stores.ts";
import { type Both, both } from "./repair.ts";

type DemoFinding = { library: string; measure?: number; note?: Both };

/** Findings on the car with the worn converter; all other points are good. */
const found: Record<string, DemoFinding> = {
  exhaust: {
    library: "catalystClogged",
    note: both(
      "Blue from heat and cracked at the inlet; no leak ahead of it.",
      "Azul por el calor y agrietado en la entrada; sin fugas antes de él.",
    ),
  },
  warningLights: { library: "checkEngineOn" },
  frontPads: { library: "frontPadsLow", measure: 40 },
};

/** The points that the demo's photos show, by their order. */
const shown = ["headlights", "warningLights", "exhaust", "exhaust"];

const minute = 60_000;

/** A finished inspection of a job, with findings of the library and the photos that show them. */
export async function seedInspection(
  db: Stores["db"],
  ref: JobRef,
  { by, quoteId, now }: { by: string; quoteId: string; now: number },
): Promise<void> {
  const points = standardPoints("gasoline");
  const library = pointGroups.flatMap(libraryOf);
  const [startedAt, finishedAt] = [now - 45 * minute, now - 5 * minute];
  const rows = points.map(({ id: point }) => {
    const { library: libraryId = null, measure = null, note } = found[point] ?? {};
    const said = library.find(({ id }) => id === libraryId);
    return {
      ...ref,
      id: newId(),
      point,
      color: said?.color ?? ("green" as const),
      measure,
      libraryId,
      words: said?.words ?? null,
      note: note?.es ?? "",
      quoteId: point === "exhaust" ? quoteId : null,
      by,
      at: new Date(finishedAt),
    };
  });
  const counted = (color: string) => rows.filter((row) => row.color === color).length;
  await db.insert(inspections).values({
    ...ref,
    kind: "gasoline",
    points,
    by,
    startedAt: new Date(startedAt),
    finishedAt: new Date(finishedAt),
    seen: rows.length,
    yellow: counted("yellow"),
    red: counted("red"),
  });
  for (const row of rows) await db.insert(findings).values(row);
  for (const { id, point, note } of rows)
    if (note)
      await db.insert(textTranslations).values({
        ...ref,
        subjectId: id,
        field: "finding",
        language: "en",
        originalLanguage: "es",
        text: found[point]!.note!.en,
        ofText: note,
        state: "reviewed",
        by,
        at: new Date(now),
      });
  const job = jobOf(ref.shopId, ref.jobId);
  await addEvent(db, job, { by, now: startedAt, what: "inspectionStarted" });
  await addEvent(db, job, { by, now: finishedAt, what: "inspectionFinished" });
  await showPoints(db, ref);
}

/** The library's findings of one place. */
function libraryOf(group: PointGroup): LibraryFinding[] {
  const file = new URL(`../../app/features/inspection/library/${group}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

async function showPoints(db: Stores["db"], { shopId, jobId }: JobRef) {
  const ofJob = and(eq(photos.shopId, shopId), eq(photos.jobId, jobId));
  const taken = await db.select({ id: photos.id }).from(photos).where(ofJob).orderBy(photos.id);
  for (const [at, { id }] of taken.entries())
    await db
      .update(photos)
      .set({ point: shown[at] ?? null })
      .where(and(ofJob, eq(photos.id, id)));
}
