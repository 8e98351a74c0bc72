import { and, eq, sql } from "drizzle-orm";
import { type JobDetails, type JobRef, workId } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs, type workCounters } from "#app/features/repair/tables.server.ts";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { compact } from "./job-words.ts";

/** `search` of a job (`searchColumns`), with the work id made by the database, which alone knows the number. */
export const searchColumn = (
  number: typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

const { search, searchIssuesTranslated, searchDiagnostic, searchDiagnosticTranslated } = repairJobs;

/** All but the words of the quotes. */
export const searchedTexts = sql`concat_ws(' ', ${search}, ${searchIssuesTranslated},
  ${searchDiagnostic}, ${searchDiagnosticTranslated})`;

/** All that a search looks in. */
export const searched = sql`concat_ws(' ', ${search}, ${searchIssuesTranslated},
  ${searchDiagnostic}, ${searchDiagnosticTranslated}, ${repairJobs.searchQuotes})`;

/** A text whose translations are searched, and the column of their words. */
const columnOf = {
  issues: "searchIssuesTranslated",
  diagnostic: "searchDiagnosticTranslated",
} as const;
type SearchedField = keyof typeof columnOf;

/** Search words of a text's translations after it is set to `text`: null if that changes it. */
export const translationsIfSame = (field: SearchedField, text: string | null) =>
  sql`iif(${repairJobs[field]} IS ${text}, ${repairJobs[columnOf[field]]}, NULL)`;

/** A stored translation, or one that the batch stores. */
type TranslatedText = TextRef & {
  language: Language;
  originalLanguage: Language;
  text: string | null;
  ofText: string;
};

/**
 * The statements that let a job be found by the words of its translations, for the batch that
 * stores them. `searchQuotes` adds those of quotes afterwards.
 */
export function searchStatements(
  db: Db,
  ref: JobRef,
  originals: readonly Original[],
  translations: readonly TranslatedText[],
) {
  const byText = Map.groupBy(translations, textKey);
  return originals.flatMap((original) => {
    const { field } = original;
    if (field !== "issues" && field !== "diagnostic") return [];
    const texts = translationsOf(original, byText);
    return [searchTranslation(db, ref, { field, original: original.text, translations: texts })];
  });
}

/** The translations of a text as it is now. */
export const translationsOf = (
  { text, ...of }: Original,
  byText: ReadonlyMap<string, readonly TranslatedText[]>,
): string[] =>
  (byText.get(textKey(of)) ?? []).flatMap((translation) =>
    translation.ofText === text && translation.language !== translation.originalLanguage
      ? (translation.text ?? [])
      : [],
  );

type Translated = { field: SearchedField; original: string; translations: readonly string[] };

/** Changes nothing when the text or its translations are others by now. */
function searchTranslation(
  db: Db,
  { shopId, jobId }: JobRef,
  { field, original, translations }: Translated,
) {
  const isOne =
    translations.length > 0 ? sql`t.text IN ${inList(translations)}` : sql`t.text IS NOT NULL`;
  return db
    .update(repairJobs)
    .set({ [columnOf[field]]: translationWords(original, translations) })
    .where(
      and(
        jobOf(shopId, jobId),
        eq(repairJobs[field], original),
        sql`(SELECT count(*) FROM text_translations t WHERE t.shop_id = ${shopId} AND t.job_id = ${jobId}
          AND t.subject_id = ${jobId} AND t.field = ${field} AND t.of_text = ${original}
          AND t.language <> t.original_language AND ${isOne}) = ${translations.length}`,
      ),
    );
}

/** Searched characters of a complaint or a diagnostic: the index is read whole (ADR 0014). */
const maxSearched = 600;

/** Characters of a text read for these words: the limit of a job's own texts. */
const readOfText = 20_000;

/**
 * The words of a text that people wrote, each once, its fault codes first; as many as there is room
 * for.
 */
function wordsOfText(whole: string): string {
  const text = whole.slice(0, readOfText);
  const codes = splitFaultCodes(text).flatMap((part) =>
    part.code ? compact(fold(part.text)) : [],
  );
  const words = fold(text)
    .replace(/['’`´]/g, "")
    .split(" ")
    .map((word) => word.replace(/^\P{L}+(?=\p{L})|[^\p{L}\p{N}]+$/gu, "").slice(0, 40))
    .filter((word) => word.length > 2);
  const chosen: string[] = [];
  let length = 0;
  for (const word of new Set([...codes, ...words])) {
    length += word.length + 1;
    if (length > maxSearched) break;
    chosen.push(word);
  }
  return chosen.join(" ");
}

type Searched = Omit<JobDetails, "odometer" | "odometerUnit" | "language">;

/**
 * Searched text of a job without its work id, which comes first: only the database knows the number
 * of a new job.
 */
const searchTail = (job: Searched): string => {
  const [make, model, plate] = [job.carMake, job.carModel, job.licensePlate].map(fold);
  const texts = [
    ...[job.customerFirstName, job.customerLastName, job.customerEmail].map(fold),
    make!,
    model!,
  ];
  const compacted = [compact(make!), compact(model!)];
  const reported = [...texts, plate!, compact(plate!), ...compacted].filter(
    (text, at, all) => text !== "" && all.indexOf(text) === at,
  );
  const rest = [
    job.carYear,
    compact(fold(job.customerPhone)),
    fold(job.vin ?? ""),
    wordsOfText(job.issues),
  ];
  return [...reported, ...rest].filter((text) => text !== "").join(" ");
};

/** The words of the diagnostic, which are written by themselves. */
export const diagnosticWords = (diagnostic: string | null): string | null =>
  wordsOfText(diagnostic ?? "") || null;

/** The words of a text's translations that it does not have itself. */
function translationWords(original: string, translations: readonly string[]): string | null {
  const own = new Set(wordsOfText(original).split(" "));
  const words = wordsOfText(translations.join("\n")).split(" ");
  return words.filter((word) => !own.has(word)).join(" ") || null;
}

/** The words of a job's quotes: descriptions and lines, then what their translations add. */
export function quoteWords(
  texts: readonly string[],
  translations: readonly string[],
): string | null {
  const written = texts.join("\n");
  const words = [wordsOfText(written), translationWords(written, translations)];
  return words.filter(Boolean).join(" ") || null;
}

/**
 * The search columns of a job. `search`: folded work id, name, e-mail, make, model and plate, what
 * of these has spaces and dashes once more without, the year, the digits of the telephone in one
 * run, the VIN, and the words of the complaint; the others: the words of diagnostic and quotes, and
 * of translations.
 */
export function searchColumns(
  job: Searched & { number: number; diagnostic?: string | null },
  translations: { issues?: readonly string[]; diagnostic?: readonly string[] } = {},
  quotes: { texts: readonly string[]; translations: readonly string[] } = noQuotes,
) {
  const { number, issues, diagnostic = null } = job;
  return {
    search: `${fold(workId(number))} ${searchTail(job)}`,
    searchIssuesTranslated: translationWords(issues, translations.issues ?? []),
    searchDiagnostic: diagnosticWords(diagnostic),
    searchDiagnosticTranslated:
      diagnostic === null ? null : translationWords(diagnostic, translations.diagnostic ?? []),
    searchQuotes: quoteWords(quotes.texts, quotes.translations),
  };
}

const noQuotes = { texts: [], translations: [] };
