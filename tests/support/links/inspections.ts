import { v7 as newId } from "uuid";
import type { PhotoSource } from "#app/features/approval/revision/revision-photos.ts";
import type { FindingToSend, InspectionToSend } from "#app/features/inspection/sent-findings.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { inspections, findings as rows } from "#app/features/inspection/tables.server.ts";
import { manyQuotes } from "../../features/quotes/price/many-quotes.ts";
import type { App } from "../app.ts";
import { revisionOfPriced } from "./revisions.ts";

export const twoQuotes = manyQuotes()
  .filter(({ currency }) => currency === "USD")
  .slice(0, 2);
export const libraryWords = {
  en: { found: "The pads are thin.", consequence: "They may fail.", advice: "Replace them." },
  es: { found: "Las balatas están gastadas.", consequence: "Fallan.", advice: "Cámbielas." },
};
export const finding = (point: string, more: Partial<FindingToSend> = {}): FindingToSend => ({
  id: `f-${point}`,
  point,
  color: "red",
  measure: null,
  words: null,
  note: "",
  quoteId: null,
  ...more,
});
export const inspected = (
  findings: readonly FindingToSend[],
  more: Partial<InspectionToSend> = {},
): InspectionToSend => ({
  kind: "gasoline",
  points: standardPoints("gasoline"),
  finishedAt: new Date(5),
  findings,
  ...more,
});
export const photo = (id: string, point: string | null): PhotoSource => ({
  id,
  file: `${"a".repeat(64)}.png`,
  small: `${"b".repeat(64)}.jpg`,
  width: 40,
  height: 20,
  takenAt: null,
  caption: "",
  marks: [],
  point,
});
/** Builds the revision of two quotes with these findings. */
export const sentFindings = (
  findings: readonly FindingToSend[],
  more: Parameters<typeof revisionOfPriced>[1] = {},
) => revisionOfPriced(twoQuotes, { inspection: inspected(findings), ...more });

type Traits = Partial<Omit<typeof rows.$inferInsert, "point">> & { point: string };

/** The inspection of a job, finished unless it says otherwise; adds to one that is there. The ids of its findings. */
export async function inspect(
  { db }: Pick<App, "db">,
  { ref, owner }: { ref: { shopId: string; jobId: string }; owner: { id: string } },
  findings: readonly Traits[],
  { isFinished = true }: { isFinished?: boolean } = {},
): Promise<string[]> {
  const at = new Date();
  const by = owner.id;
  const made = findings.map((one) => ({
    ...ref,
    id: newId(),
    color: "red" as const,
    by,
    at,
    ...one,
  }));
  const inspection = {
    ...ref,
    kind: "gasoline",
    points: standardPoints("gasoline"),
    by,
    startedAt: at,
    finishedAt: isFinished ? at : null,
  } as const;
  await db.insert(inspections).values(inspection).onConflictDoNothing();
  for (const row of made) await db.insert(rows).values(row).onConflictDoNothing();
  return made.map(({ id }) => id);
}
