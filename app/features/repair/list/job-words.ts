import { workId } from "#app/features/repair/job.ts";
import { fold, searchWords } from "#app/values/fold.ts";

/** Letters and digits alone, so that `ABC-123`, `ABC 123` and `abc123` are one plate. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, "");

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
