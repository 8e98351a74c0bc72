import type { Detect } from "#app/features/translator/checks/line.ts";
import { cutText, linesOf } from "#app/features/translator/cut/cut.ts";
import { isShouted } from "#app/features/translator/protect/plates.ts";
import { protect, withoutTokens } from "#app/features/translator/protect/protect.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { telltales } from "./telltale.ts";
import { isTradeWord, letters, spellings } from "./trade-words.ts";

/** Points by which a language must lead, and its share of the points of the first, to be sure. */
const lead = 3;
const share = 0.6;

/**
 * Which of our languages a text is in, by what its words tell: function words, which decide where
 * the others do not contradict them, words of the trade's glossary and spelling.
 * @throws before `loadGlossary`
 */
export const detect: Detect = (text) => {
  const spoken = spokenIn(text);
  const told = telltales(spoken);
  const words = spoken.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const [first, second] = languages
    .map((language) => ({
      language,
      points: (told === language ? lead : 0) + pointsOf(words, language),
    }))
    .sort((a, b) => b.points - a.points);
  const ahead = first!.points - (second?.points ?? 0);
  if (ahead === 0) return { language: told, sure: false };
  if (told === first!.language) return { language: told, sure: true };
  const sure = words.length >= 2 && ahead >= lead && ahead >= first!.points * share;
  return { language: first!.language, sure };
};

/** A word of the trade that only this language has counts two points, a spelling of its own one. */
function pointsOf(words: readonly string[], language: Language): number {
  let points = 0;
  for (const word of words) {
    const folded = fold(word);
    const knownIn = languages.filter((one) => isTradeWord(folded, one));
    if (knownIn.length === 1) points += knownIn[0] === language ? 2 : 0;
    else if (knownIn.length === 0 && spellings[language].test(folded)) points += 1;
    if (letters[language]?.test(word)) points += 2;
  }
  return points;
}

/** English words that cars of every country show, and mechanics of every language say. */
const onScreens = /(?<!\p{L})check(?:\s+engine)?(?!\p{L})/giu;

/** The beginning of a text without code, URLs, part numbers, abbreviations and quoted lines. */
const spokenIn = (text: string): string => {
  const own = text
    .slice(0, 4_000)
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n");
  const lines = linesOf(cutText(own)).join("\n").slice(0, 1_000);
  const words = withoutTokens(protect(lines).text);
  // Who writes all in capitals says it in them.
  return (isShouted(words) ? words.toLowerCase() : words)
    .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, " ")
    .replace(onScreens, " ")
    .replace(/[*_~[\]()#>]/g, " ");
};
