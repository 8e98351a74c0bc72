import type { Word } from "#app/features/translator/checks/words.ts";
import type { NumberWord } from "./number-words.ts";

/** A number of several words: "two hundred and fifty", "treinta y cinco", "dos mil quinientos". */
export function compound(
  words: readonly Word[],
  at: number,
  known: Map<string, NumberWord>,
): (NumberWord & { length: number }) | undefined {
  const first = known.get(words[at]!.text);
  if (!first) return undefined;
  const dozen = halfDozen(words, at);
  if (dozen) return { value: 6, soft: true, telling: true, length: dozen };
  let whole = 0;
  let part = 0;
  let next = at;
  let soft = true;
  for (let last = Number.POSITIVE_INFINITY; next < words.length; next++) {
    const word = words[next]!;
    if (next > at && word.stop > 0) break;
    const one = known.get(word.text);
    if (!one) {
      const joins =
        (word.text === "y" && last >= 30 && last < 100) || (word.text === "and" && part >= 100);
      const after = joins ? known.get(words[next + 1]?.text ?? "") : undefined;
      if (next > at && after && !after.soft && after.value < 100) continue;
      break;
    }
    if (next > at && (one.telling || (one.soft && one.value !== 1))) break;
    if (one.value === 1_000 || one.value === 1_000_000) {
      whole += (part || 1) * one.value;
      part = 0;
    } else if (one.value === 100 && part > 0 && part < 10) part *= 100;
    else if (next === at || last === 1_000 || part === 0 || fits(part, one.value))
      part += one.value;
    else break;
    last = one.value;
    soft &&= one.soft ?? false;
  }
  const value = whole + part;
  return next - at === 1 ? { ...first, length: 1 } : { value, soft, length: next - at };
}

/** How many words of "half a dozen" or "media docena" begin here; else 0. */
function halfDozen(words: readonly Word[], at: number): number {
  if (!/^(?:half|medi[oa])$/.test(words[at]!.text)) return 0;
  const next = words[at + 1]?.text === "a" ? at + 2 : at + 1;
  return /^(?:dozen|docena)$/.test(words[next]?.text ?? "") ? next - at + 1 : 0;
}

/** Whether a number word may follow another: hundreds then tens, tens then units. */
const fits = (before: number, now: number): boolean =>
  (before % 100 === 0 && now < 100) ||
  (before % 10 === 0 && before % 100 >= 20 && now < 10 && now >= 1);
