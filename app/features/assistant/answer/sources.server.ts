import type { Source } from "#app/features/assistant/chat.ts";
import { codesIn } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { namesMake } from "./makes.ts";

/** A source with its text, as the model gets it. */
export type KnownSource = Source & { text: string };

/** A source as it is stored and shown. */
export const withoutText = ({ text: _, ...source }: KnownSource): Source => source;

/** What was found for a question before it was asked: by whoever may look there. */
export type FoundSource = { kind: "topic" | "video"; ref: string; title: string; text: string };

/**
 * The job that a question is asked from: the car and what is known of it, nothing of the customer.
 */
export type JobContext = {
  id: string;
  /** "WO-000012 · 2018 Toyota Corolla". */
  title: string;
  /** With its unit: "118430 mi". */
  odometer: string | null;
  issues: string;
  diagnostic: string | null;
};

/** Codes whose facts go along; a scan tool may list thirty. And how much of a job's long texts. */
const mostCodes = 6;
const mostText = 2_000;

/** Codes that a question without one is answered from. */
const mostGuesses = 3;

type Library = typeof import("#app/features/codes/codes.server.ts");
const library = (): Promise<Library> => import("#app/features/codes/codes.server.ts");

/**
 * The numbered sources for a question: the codes it names, then those of the job, or else those
 * that answer its words; what was found in forum and videos; the job itself.
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
    const codes = await library();
    const entries = named.flatMap((code) => codeSource(codes, code, language) ?? []);
    sources.push(...entries.slice(0, mostCodes));
  } else if (message !== "") {
    const [codes, { bestFor }] = await Promise.all([
      library(),
      import("#app/features/codes/search/rank.ts"),
    ]);
    const guesses = bestFor(message, mostGuesses).flatMap(
      ({ code }) => codeSource(codes, code, language) ?? [],
    );
    sources.push(
      ...guesses.map((source) => ({
        ...source,
        text: `${source.text}\n${templates[language].byWords}`,
      })),
    );
  }
  sources.push(
    ...found.map((one) => ({
      ...one,
      text: `${templates[language][one.kind]}: ${one.title}\n${one.text}`,
    })),
  );
  if (job)
    sources.push({ kind: "job", ref: job.id, title: job.title, text: jobText(job, language) });
  return sources.map((source, at) => ({ ...source, n: at + 1 }));
}

/** The titles of an answer's sources in a language: a code's is our own, others keep theirs. */
export async function sourceTitles(
  sources: readonly Source[],
  language: Language,
): Promise<Source[]> {
  if (!sources.some(({ kind }) => kind === "code")) return [...sources];
  const codes = await library();
  return sources.map((source) =>
    source.kind === "code"
      ? { ...source, title: codeSource(codes, source.ref, language)?.title ?? source.title }
      : source,
  );
}

/**
 * What an answer may repeat of its sources, in the words that the library has for it in another
 * language.
 */
export async function sourceLines(
  sources: readonly Source[],
  from: Language,
  to: Language,
): Promise<Map<string, string>> {
  const headings = headingKeys.flatMap((key): [string, string][] => [
    [templates[from][key], templates[to][key]],
    [bare(templates[from][key]), bare(templates[to][key])],
  ]);
  const { findCode, parallelLines } = await library();
  const entries = sources.flatMap(({ kind, ref }) => (kind === "code" && findCode(ref)) || []);
  return new Map([...headings, ...parallelLines(entries, from, to)]);
}

const headingKeys = ["causes", "checks", "safety"] as const;
const bare = (heading: string) => heading.replace(/:$/, "");

/** The manufacturer codes of a question where neither it nor the job names a make. */
export async function codesWithoutMake(message: string, job: JobContext | null): Promise<string[]> {
  const named = job || namesMake(message) ? [] : codesIn(message);
  return named.length > 0 ? named.filter((await library()).isManufacturerCode) : [];
}

function codeSource(library: Library, code: string, language: Language) {
  const { findCode, titleOf, factsOf, hazardsOf, hazardLines, isManufacturerCode } = library;
  const words = templates[language];
  const entry = findCode(code);
  if (!entry) {
    if (!isManufacturerCode(code)) return undefined;
    return {
      kind: "code" as const,
      ref: code,
      title: `${code}: ${words.maker}`,
      text: `${code}: ${words.makerText}`,
    };
  }
  const title = `${code}: ${titleOf(entry, language)}`;
  const facts = factsOf(entry, language);
  const parts = [
    title,
    ...(facts
      ? [
          `${words.causes} ${facts.causes.join(" / ")}`,
          `${words.checks} ${facts.checks.join(" / ")}`,
        ]
      : []),
    ...hazardLines(hazardsOf(entry), language).map((line) => `${words.safety} ${line}`),
  ];
  return { kind: "code" as const, ref: code, title, text: parts.join("\n") };
}

function jobText({ title, odometer, issues, diagnostic }: JobContext, language: Language): string {
  const words = templates[language];
  return [
    title,
    odometer === null ? "" : `${words.odometer} ${odometer}`,
    `${words.issues} ${issues.slice(0, mostText)}`,
    diagnostic ? `${words.diagnostic} ${diagnostic.slice(0, mostText)}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

// For the model; the page has words of its own.
const templates = {
  en: {
    maker: "manufacturer code",
    makerText:
      "a manufacturer-specific code. Its meaning depends on the make and is not in the library.",
    causes: "Likely causes:",
    checks: "First checks:",
    safety: "Safety:",
    odometer: "Odometer:",
    issues: "Reported issues:",
    diagnostic: "Diagnostic so far:",
    byWords: "(Found by the words of the question: nobody has read this code from the car.)",
    topic: "Forum",
    video: "Video",
  },
  es: {
    maker: "código del fabricante",
    makerText:
      "código propio del fabricante. Su significado depende de la marca y no está en la biblioteca.",
    causes: "Causas probables:",
    checks: "Primeras revisiones:",
    safety: "Seguridad:",
    odometer: "Odómetro:",
    issues: "Fallas reportadas:",
    diagnostic: "Diagnóstico hasta ahora:",
    byWords:
      "(Encontrado por las palabras de la pregunta: nadie ha leído este código en el vehículo.)",
    topic: "Foro",
    video: "Video",
  },
} satisfies Record<Language, Record<string, string>>;
