import { fold } from "#app/values/fold.ts";
import { type UrgentKind, urgentKinds, urgentPatterns } from "./urgent-lexicon.ts";

/** A denial right before the match negates it. */
const denied =
  /(?:\b(?:no|not|never|without|ni|nunca|tampoco|ya no|sin|doesn ?t|does not|isn ?t|is not|don ?t|didn ?t)\W+(?:\w+\W+){0,1})$/;

/**
 * Kinds of problems in a complaint that make driving unsafe, gravest first. Hand-written patterns
 * find them, without a model. A match after a denial ("no smell of gas") does not count, unless the
 * denial is itself the problem ("no brakes").
 */
export function urgentIn(complaint: string): UrgentKind[] {
  const text = fold(complaint.slice(0, 4_000)).replace(/[’'`´]/g, " ");
  return urgentKinds.filter((kind) =>
    urgentPatterns[kind].some((pattern) =>
      [...text.matchAll(pattern)].some(
        (found) => isDenial(found[0]) || !denied.test(text.slice(0, found.index)),
      ),
    ),
  );
}

/** Whether the words begin with a denial that is what is wrong. */
const isDenial = (words: string): boolean =>
  /^(?:no|without|lost|sin|doesn|does|won|will|can|cannot)\b/.test(words);
