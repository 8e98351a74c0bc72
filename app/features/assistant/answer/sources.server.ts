import type { Source } from "#app/features/assistant/chat.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { codesIn } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { codeSource, findCodeSource, library } from "./code-source.server.ts";
import { namesMake } from "./makes.ts";
import { sourceWords } from "./source-words.ts";

/** A source with its text, as the model gets it. */
export type KnownSource = Source & { text: string };

/** A source as stored and shown. */
export const withoutText = ({ text: _, ...source }: KnownSource): Source => source;

/** A source that the route found in an area open to the viewer. */
export type FoundSource = { kind: "topic" | "video"; ref: string; title: string; text: string };

/** The job that a question is about: its car and faults, nothing about the customer. */
export type JobContext = {
  id: string;
  /** "WO-000012 · 2018 Toyota Corolla 1.8 L". */
  title: string;
  /** With its unit: "118430 mi". */
  odometer: string | null;
  issues: string;
  diagnostic: string | null;
};

/** Codes sent with their facts (a scan tool may list thirty), and characters of a job's texts. */
const mostCodes = 6;
const mostText = 2_000;

/** Codes suggested for a question that names none. */
const mostGuesses = 3;

/**
 * The numbered sources for a question: the codes named in it and in the job, or else those that
 * match its words; then forum and videos; then the job.
 */
export async function sourcesFor(
  message: string,
  job: JobContext | null,
  language: Language,
  found: readonly FoundSource[] = [],
): Promise<KnownSource[]> {
  const named = codesIn([message, job?.issues, job?.diagnostic].filter(Boolean).join("\n"));
  const sources: Omit<KnownSource, "n">[] = [];
  if (named.length > 0) {
    const entries = await Promise.all(named.map((code) => findCodeSource(code, language)));
    sources.push(...entries.filter((entry) => entry !== undefined).slice(0, mostCodes));
  } else if (message !== "") {
    const [codes, { bestFor }] = await Promise.all([
      library(),
      import("#app/features/codes/search/rank.ts"),
      loadGlossary(),
    ]);
    const guesses = bestFor(message, mostGuesses).map((entry) =>
      codeSource(codes, entry, language),
    );
    sources.push(
      ...guesses.map((source) => ({
        ...source,
        text: `${source.text}\n${sourceWords[language].byWords}`,
      })),
    );
  }
  sources.push(
    ...found.map((one) => ({
      ...one,
      text: `${sourceWords[language][one.kind]}: ${one.title}\n${one.text}`,
    })),
  );
  if (job)
    sources.push({ kind: "job", ref: job.id, title: job.title, text: jobText(job, language) });
  return sources.map((source, at) => ({ ...source, n: at + 1 }));
}

/** The manufacturer codes of a question where neither it nor the job names a make. */
export async function codesWithoutMake(message: string, job: JobContext | null): Promise<string[]> {
  const named = job || namesMake(message) ? [] : codesIn(message);
  return named.length > 0 ? named.filter((await library()).isManufacturerCode) : [];
}

function jobText({ title, odometer, issues, diagnostic }: JobContext, language: Language): string {
  const words = sourceWords[language];
  return [
    title,
    odometer === null ? "" : `${words.odometer} ${odometer}`,
    `${words.issues} ${issues.slice(0, mostText)}`,
    diagnostic ? `${words.diagnostic} ${diagnostic.slice(0, mostText)}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}
