import { codesIn, factsOf, findCode, isManufacturerCode, titleOf } from "./codes/codes.ts";
import type { Language } from "#app/values/language.ts";
import type { Source } from "./chat.ts";
import { namesMake } from "./makes.ts";

/** A source with what it says, as the model is told it. */
export type KnownSource = Source & { text: string };

/** The job that a question is asked from: the car and what is known of it, nothing of the customer. */
export type JobContext = {
  id: string;
  /** "WO-000012 · 2018 Toyota Corolla". */
  title: string;
  make: string;
  issues: string;
  diagnostic: string | null;
  odometer: number | null;
};

/** Codes whose facts go along; a scan tool may list thirty. And how much of a job's long texts. */
const mostCodes = 6;
const mostText = 2_000;

/** The numbered sources for a question: the codes it names, then those of the job, then the job itself. */
export function sourcesFor(message: string, job: JobContext | null, language: Language): KnownSource[] {
  const named = [...new Set(codesIn([message, job?.issues, job?.diagnostic].filter(Boolean).join("\n")))];
  const told = named.flatMap((code) => textOf(code, language) ?? []).slice(0, mostCodes);
  const sources: Omit<KnownSource, "n">[] = told.map((one) => ({ ...one, kind: "code" as const }));
  if (job) sources.push({ kind: "job", ref: job.id, title: job.title, text: jobText(job, language) });
  return sources.map((source, at) => ({ ...source, n: at + 1 }));
}

/** The manufacturer codes of a question whose make nobody has said: neither the job nor a word of the question. */
export const codesWithoutMake = (message: string, job: JobContext | null): string[] =>
  job || namesMake(message) ? [] : codesIn(message).filter(isManufacturerCode);
