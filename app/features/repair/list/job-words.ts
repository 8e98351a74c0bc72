import { type JobDetails, workId } from "#app/features/repair/job.ts";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import { fold, searchWords } from "#app/values/fold.ts";

/** Letters and digits alone, so that `ABC-123`, `ABC 123` and `abc123` are one plate. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, "");

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
export const searchTail = (job: Searched): string => {
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
export function translationWords(original: string, translations: readonly string[]): string | null {
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

const small = new Set("a an at in of on the to al de del el en la las los un una y".split(" "));

/**
 * The words of a search for jobs. A work order's number and a fault code are one word however they
 * are typed. The country in `+52 867 712 3456` is left aside, because most numbers are written down
 * without it, and so are a dash or a stroke between words, and words such as `in`, which the search
 * column does not have.
 */
export function jobWords(text: string): string[] {
  const joined = text
    .replace(/\bwo[\s#.:-]*(?=\d)/gi, "wo-")
    .replace(/\b([pbcu])[\s-](?=\d[\da-f]{3}\b)/gi, "$1");
  const words = searchWords(joined);
  const rest = words.filter((word) => !/^(?:\+\d{1,3}|\p{P}+)$/u.test(word) && !small.has(word));
  return rest.length > 0 ? rest : words;
}

/**
 * Spellings of a search word in that column: without its ending, or without its punctuation. A long
 * run of digits is a telephone number, which may be stored without country and area code: its last
 * seven digits match. A work order's number is matched whole: `wo-1` is not `wo-10`; with leading
 * zeros it may be a prefix.
 */
export function spellings(word: string): string[] {
  const number = /^wo-(0*)(\d*)$/.exec(word);
  if (number?.[2]) {
    const whole = `${fold(workId(Number(number[2])))} `;
    return number[1] && whole.length > word.length + 1 ? [whole, word] : [whole];
  }
  const bare = compact(word);
  const local = /^\d{8,}$/.test(bare) ? bare.slice(-7) : bare;
  return [...new Set([stemOf(word), bare, local])].filter((text) => text !== "");
}

/**
 * A word without the ending of its number or its verb, in both languages, so that `frenos`,
 * `leaking`, `arrancar` and `rechinan` find more.
 */
function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word.replace(/(?<=[a-z]{4})(?:es|ing|ed|s)$|(?<=[aei])r$|(?<=[a-z]{4}[ae])n$/, "");
}

/**
 * A pattern (GLOB) for names that sound alike in Spanish: `gonzales`, `González`; and a fixed piece
 * of it, which is searched first, because that is much faster. Undefined for a word with one
 * spelling.
 */
export function soundsLike(word: string): { piece: string; pattern: string } | undefined {
  const stem = stemOf(word);
  if (!/^[a-z]{4,16}$/.test(stem)) return undefined;
  const piece = stem.split(/[bvszc]/).sort((one, other) => other.length - one.length)[0]!;
  const pattern = `*${stem.replace(/[bv]/g, "[bv]").replace(/[sz]|c(?=[ei])/g, "[csz]")}*`;
  // D1 takes patterns of 50 bytes.
  return piece.length > 1 && pattern.includes("[") && pattern.length <= 50
    ? { piece, pattern }
    : undefined;
}
