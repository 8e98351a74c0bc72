import { readContext } from "#app/features/translator/checks/context/context.ts";
import { weightOf } from "#app/features/translator/checks/context/labels.ts";
import type { TextReading } from "#app/features/translator/checks/reading.ts";
import { areJoined, areOnePhrase, dimension } from "./phrases.ts";
import { inversions, most, paired } from "./ranks.ts";

/**
 * Whether the values have the same order, or each that moved kept its context: "at 2,500 rpm it
 * makes 38 psi" may be "marca 38 psi a 2,500 rpm", but 13 and 15 mm may not be exchanged.
 */
export function sameOrder(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = paired(source, answer);
  const moved = inversions(theirs.map(({ rank }) => rank));
  if (moved === undefined) return false;
  if (moved.length === 0 && ours.length < 2) return true;
  const [here, there] = [readContext(source), readContext(answer)];
  const change = (n: number, m: number, side: "left" | "near" | "around") => {
    const [a, b] = [theirs[n]!, theirs[m]!];
    const [sa, sb] = [here(ours[a.rank]!, side), here(ours[b.rank]!, side)];
    const [ta, tb] = [there(a, side), there(b, side)];
    return {
      stays: weightOf(sa, ta) + weightOf(sb, tb),
      crosses: weightOf(sa, tb) + weightOf(sb, ta),
    };
  };
  // Values of one kind (13 and 15 mm) need more evidence than a pressure and a speed.
  const keptContext = (n: number, m: number) => {
    const alike = dimension(theirs[n]!.key) === dimension(theirs[m]!.key);
    const [near, around, left] = [
      change(n, m, "near"),
      change(n, m, "around"),
      change(n, m, "left"),
    ];
    if (near.crosses === 0 && near.stays >= (alike ? 4 : 2)) return true;
    if (!alike && left.crosses === 0 && left.stays >= 2) return true;
    return around.stays > around.crosses + (alike ? 3 : 0);
  };
  for (const [n, m] of moved) {
    if (
      areOnePhrase(
        source,
        answer,
        [ours[theirs[n]!.rank]!, ours[theirs[m]!.rank]!],
        [theirs[n]!, theirs[m]!],
      )
    )
      continue;
    if (areJoined(answer, theirs[n]!, theirs[m]!)) return false;
    if (!keptContext(n, m)) return false;
  }
  // In order, but their contexts may have been exchanged.
  if (moved.length > 0 || theirs.length > most) return true;
  return theirs.every((_, n) => {
    if (n === 0) return true;
    const { stays, crosses } = change(n - 1, n, "around");
    return !(stays <= 1 && crosses >= 5);
  });
}
