import { eld } from "eld/extrasmall";
import { isLanguage } from "#app/values/language.ts";
import type { Detect } from "#app/features/translation/check.ts";
import { telltales } from "./telltale.ts";
import { spokenIn } from "./text-for-detection.ts";

/** How far the likelier language must lie ahead to be sure. */
const lead = 0.15;

/**
 * Which of our two languages a text is in: n-grams (`eld`), and the little words that only one of
 * the two has, which decide about texts of three words. Nothing else is asked of the detector, so
 * the build keeps only these two of its sixty languages (vite.config.ts).
 */
export const detect: Detect = (text) => {
  const spoken = spokenIn(text);
  const scores = eld.detect(spoken).getScores();
  const [en, es] = [scores.en ?? 0, scores.es ?? 0];
  const told = telltales(spoken);
  const likelier = en === es ? undefined : en > es ? "en" : "es";
  const ahead = Math.abs(en - es) / Math.max(en, es, Number.EPSILON);
  if (told)
    return { language: told, sure: likelier === told || likelier === undefined || ahead < lead };
  return {
    language: isLanguage(likelier) ? likelier : undefined,
    sure: ahead >= lead * 2 && (spoken.match(/\p{L}+/gu)?.length ?? 0) >= 2,
  };
};
