import type { Language } from "#app/values/language.ts";

/** Progress of a job's inspection. */
export type JobInspection = {
  seen: number;
  of: number;
  yellow: number;
  red: number;
  finished: boolean;
};

/** The point of an inspection that a quote was made of, in the reader's language. */
export type QuotedPoint = { point: string; name: string };

type InspectionJson = Omit<JobInspection, "finished"> & {
  finished: 0 | 1;
  quoted: [quoteId: string, point: string, name: Record<Language, string> | null][];
};

/** Reads the JSON column that a job is read with: its inspection, and the points of its quotes. */
export function jobInspectionOf(
  json: string | null,
  reader: Language,
): { inspection: JobInspection | undefined; points: Map<string, QuotedPoint> } {
  if (json === null) return { inspection: undefined, points: new Map() };
  const { quoted, finished, ...counts } = JSON.parse(json) as InspectionJson;
  return {
    inspection: { ...counts, finished: finished === 1 },
    points: new Map(
      quoted.map(([quoteId, point, name]) => [quoteId, { point, name: name?.[reader] ?? point }]),
    ),
  };
}
