import { eld } from "eld/extrasmall";
import type { Detect } from "#app/features/translator/checks/line.ts";
import { type Language, languages } from "#app/values/language.ts";
import { telltales } from "./telltale.ts";
import { spokenIn } from "./text-for-detection.ts";

/** How far ahead of the next the first language must score to be sure. */
const lead = 0.15;

/**
 * Which of our languages a text is in: by n-grams (`eld`) and by function words, which decide in
 * texts of three words. The build keeps only our languages of eld's sixty (vite.config.ts).
 */
export const detect: Detect = (text) => {
  const spoken = spokenIn(text);
  const scores: Record<string, number> = eld.detect(spoken).getScores();
  const [first, second] = languages
    .map((language) => ({ language, score: scores[language] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const ahead = (first!.score - (second?.score ?? 0)) / Math.max(first!.score, Number.EPSILON);
  const likelier = ahead > 0 ? first!.language : undefined;
  const told = telltales(spoken);
  if (told)
    return { language: told, sure: likelier === told || likelier === undefined || ahead < lead };
  const words = spoken.match(/\p{L}{2,}/gu) ?? [];
  return {
    language: likelier,
    sure: ahead >= lead * 2 && words.length >= 2 && !(likelier && seemsOther(words, likelier)),
  };
};

/** Endings of adjectives that stand beside a noun of both languages: "sensor trasero". */
const endings: Partial<Record<Language, RegExp>> = { es: /\p{L}{3,}[ao]s?$/u };

/** Whether few words may well be of another language than it seems. */
const seemsOther = (words: readonly string[], likelier: Language): boolean =>
  words.length <= 3 &&
  languages.some((other) => other !== likelier && words.some((word) => endings[other]?.test(word)));
