import { type Detect, faultsOfLine, type Pair } from "#app/features/translator/checks/line.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { protect } from "#app/features/translator/protect/protect.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { type Doubt, doubtOf } from "./doubt.ts";

type TextPair = {
  text: string;
  translation: string;
  from: Language;
  to: Language;
  terms?: readonly ShopTerm[];
};

/** The first doubt about a text and its translation: numbers, times, codes, denials. */
export async function checkTexts(pair: TextPair): Promise<Doubt | undefined> {
  const [detect] = await Promise.all([openDetector(), loadGlossary()]);
  return doubtAbout(pair, detect);
}

/** Checks a translation; requires the loaded glossary. */
export function doubtAbout(
  { text, translation, from, to, terms }: TextPair,
  detect: Detect,
): Doubt | undefined {
  const source = protect(clockTimes(text));
  const answer = withTokens(clockTimes(translation), source.originals);
  const pair: Pair = { source: source.text, answer, originals: source.originals, from, to, detect };
  const lines = linesOf(pair);
  for (const line of lines)
    for (const fault of faultsOfLine({ ...pair, ...line, terms })) {
      const doubt = fault === "doubt" ? undefined : doubtOf(fault);
      if (doubt) return doubt;
    }
  return undefined;
}

const fractions: readonly [RegExp, string][] = [
  [/(?<!\d)(\d{1,2}) y media(?!\p{L})/giu, "$1:30"],
  [/(?<!\d)(\d{1,2}) y cuarto(?!\p{L})/giu, "$1:15"],
  [/(?<!\p{L})half past (\d{1,2})(?!\d)/giu, "$1:30"],
  [/(?<!\p{L})(?:a )?quarter past (\d{1,2})(?!\d)/giu, "$1:15"],
];

/** A text with its halves and quarters of hours in figures: "a las 4 y media" is 4:30. */
const clockTimes = (text: string): string =>
  fractions.reduce((said, [words, figures]) => said.replace(words, figures), text);

/** Line by line where both have as many, else all as one. */
function linesOf({ source, answer }: Pick<Pair, "source" | "answer">) {
  const [ours, theirs] = [filled(source), filled(answer)];
  return ours.length === theirs.length
    ? ours.map((line, at) => ({ source: line, answer: theirs[at]! }))
    : [{ source: ours.join(" "), answer: theirs.join(" ") }];
}

const filled = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A translation with tokens for the parts that must equal the source, each once. */
function withTokens(translation: string, originals: readonly string[]): string {
  let left = translation;
  const order = [...originals.keys()].sort((a, b) => originals[b]!.length - originals[a]!.length);
  for (const at of order) {
    const found = findWhole(left, originals[at]!);
    if (found) left = `${left.slice(0, found[0])}ZQ${at + 1}${left.slice(found[1])}`;
  }
  return left;
}

/** The position of a text as a whole word, in any case and spacing. */
function findWhole(text: string, sought: string): [number, number] | undefined {
  const pattern = fold(sought)
    .split(" ")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("\\s?");
  const found = new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "iu").exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}
