import { z } from "zod";
import { comparable } from "#app/features/customers/vin/vehicle-facts.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";

/** A recall of a model year in NHTSA's data: the texts are the source's, in English. */
export type Recall = {
  /** NHTSA's campaign number: 14V047000. */
  number: string;
  /** Day on which NHTSA received it, YYYY-MM-DD. */
  day: string;
  component: string;
  summary: string;
  /** Until the repair, the car must not be driven, or not parked in a garage. */
  advice?: "doNotDrive" | "parkOutside";
};

const maxRecalls = 100;
const maxSummary = 4_000;

const text = (max: number) =>
  z.string().transform((long) => long.replace(/\s+/g, " ").trim().slice(0, max));

/** Day as 21/01/2014. */
const day = z
  .string()
  .regex(/^\d\d\/\d\d\/\d{4}$/)
  .transform((written) => written.split("/").reverse().join("-"))
  .pipe(z.iso.date());

const entry = z.object({
  NHTSACampaignNumber: z.string().regex(/^\d\d[A-Z]\d{6}$/),
  ReportReceivedDate: day,
  Component: text(200),
  Summary: text(maxSummary),
  Make: z.string(),
  Model: z.string(),
  ModelYear: z.union([z.string(), z.number()]),
  parkIt: z.boolean().catch(false),
  parkOutSide: z.boolean().catch(false),
});

/** The source writes `results` in small letters or with a capital. */
const answer = z.union([
  z.object({ results: z.array(entry) }),
  z.object({ Results: z.array(entry) }).transform(({ Results }) => ({ results: Results })),
]);

/** Parses NHTSA's answer, newest first; undefined if malformed or of another vehicle. */
export function readRecalls(json: unknown, asked: ModelOfYear): Recall[] | undefined {
  const read = answer.safeParse(json);
  if (!read.success) return undefined;
  const isAsked = (one: z.output<typeof entry>) =>
    comparable(one.Make) === comparable(asked.make) &&
    comparable(one.Model) === comparable(asked.model) &&
    String(one.ModelYear) === String(asked.year);
  if (!read.data.results.every(isAsked)) return undefined;
  const byNumber = new Map(
    read.data.results.map((one) => [one.NHTSACampaignNumber, recallOf(one)]),
  );
  return [...byNumber.values()].sort((a, b) => b.day.localeCompare(a.day)).slice(0, maxRecalls);
}

const recallOf = (one: z.output<typeof entry>): Recall => ({
  number: one.NHTSACampaignNumber,
  day: one.ReportReceivedDate,
  component: one.Component,
  summary: one.Summary,
  ...(one.parkIt ? { advice: "doNotDrive" as const } : {}),
  ...(one.parkOutSide && !one.parkIt ? { advice: "parkOutside" as const } : {}),
});
