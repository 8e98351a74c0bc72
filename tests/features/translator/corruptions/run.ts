import { checkTranslation } from "#app/features/translator/check.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { protect } from "#app/features/translator/protect/protect.ts";
import type { Example } from "../pairs/pairs.ts";
import { hide } from "./breaker.ts";
import { breakers } from "./kinds.ts";

const detect = await openDetector();

/** Applies the rules to a model's response. */
export function checkOf({ from, to, text }: Example, answer: string) {
  const { text: source, originals } = protect(text);
  return checkTranslation({ source, answer, originals, from, to, detect });
}

/** The good translations that are refused, and why. */
export const falseAlarms = (examples: readonly Example[]): string[] =>
  examples.flatMap((one) => {
    const { fault } = checkOf(one, hide(one.text, one.good));
    return fault ? [`${fault}: ${one.text} => ${one.good}`] : [];
  });

/** Corrupts the examples, and returns how many of each kind were tried and which passed. */
export function corrupt(
  examples: readonly Example[],
): { kind: string; tried: number; passed: string[] }[] {
  return Object.entries(breakers).map(([kind, breaks]) => {
    let tried = 0;
    const passed: string[] = [];
    for (const example of examples) {
      const good = hide(example.text, example.good);
      for (const answer of new Set(breaks(good, example, example.to))) {
        if (answer === good) continue;
        tried++;
        if (!checkOf(example, answer).fault) passed.push(`${example.text} => ${answer}`);
      }
    }
    return { kind, tried, passed };
  });
}
