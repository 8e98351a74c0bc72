import { checkDigit, hasCheckDigit } from "#app/features/customers/vin/vin.ts";
import { correctedVins, isProved } from "./correct.ts";

/** `proved` needs no one's confirmation; `offered` does, the likeliest first. */
type Verdict = { proved: string | undefined; offered: string[] };

/** Looks after which a VIN without a check digit is what it seems to be. */
const agreeing = 4;

/**
 * Looks by kind: the VIN itself, a reading that only it explains, one it may explain, a plain one.
 */
type Votes = Record<"exact" | "corrected" | "possible" | "plain", number>;
const noVotes: Votes = { exact: 0, corrected: 0, possible: 0, plain: 0 };

/**
 * Decides on a printed VIN by all readings of 17 to 19 signs in each look at the picture. A wrong
 * reading has a matching check digit in one of eleven cases, so it proves a VIN only if a second
 * look agrees: with an equal reading, or with one that has a single mistake. Two proved ones
 * contradict each other. `isAgreed`: more looks are unlikely to change the result.
 */
export function judgePrint(looks: readonly (readonly string[])[]): Verdict & { isAgreed: boolean } {
  const votes = new Map<string, Votes>();
  const vote = (vin: string, kind: keyof Votes) => {
    const known = votes.get(vin) ?? noVotes;
    votes.set(vin, { ...known, [kind]: known[kind] + 1 });
  };
  for (const look of looks)
    for (const reading of new Set(look)) {
      // No country begins with a zero.
      if (reading.length === 17 && !reading.startsWith("0"))
        vote(reading, isProved(reading) ? "exact" : "plain");
      const corrected = correctedVins(reading).filter((vin) => !look.includes(vin));
      for (const vin of corrected) vote(vin, corrected.length === 1 ? "corrected" : "possible");
    }
  const all = [...votes];
  const [one, other] = all.filter(([, { exact }]) => exact > 0);
  const isSure = one && !other && one[1].exact + one[1].corrected >= 2;
  // A North American VIN whose check digit does not match was misread.
  const score = ([vin, { exact, corrected, possible, plain }]: [string, Votes]) =>
    exact * 8 +
    corrected * 3 +
    possible +
    plain * (hasCheckDigit(vin) ? 0.1 : 2) +
    (checkDigit(vin) === vin[8] ? 0.5 : 0);
  const sorted = all.toSorted((a, b) => score(b) - score(a));
  const [[first, votesOfFirst] = [], [, votesOfNext] = []] = sorted;
  const isAgreed =
    first !== undefined &&
    !hasCheckDigit(first) &&
    votesOfFirst!.plain >= Math.max(agreeing, 2 * (votesOfNext?.plain ?? 0));
  return { proved: isSure ? one[0] : undefined, offered: sorted.map(([vin]) => vin), isAgreed };
}

/** Decides on bar codes, which are hardly ever misread: the check digit alone proves one. */
export function judgeCodes(vins: readonly string[]): Verdict {
  const all = [...new Set(vins)];
  const proved = all.filter(isProved);
  return { proved: proved.length === 1 ? proved[0] : undefined, offered: all };
}
