import type { Word } from "#app/features/translator/checks/words.ts";
import type { DenialMatch } from "./denials.ts";

const conjunctions =
  /^(?:but|pero|sino|and|y|because|porque|so|if|si|when|cuando|then|entonces|while|mientras|although|aunque|before|antes|after|despues|until|hasta)$/;

/** Whether a word denies by itself, and is not only a word that may. */
const isFirm = ({ kind }: DenialMatch) => kind === "plain" || kind === "strong";

/** What goes on with a denial of another clause: "never stopped, even…", "nunca paraba, ni…". */
const goesOn = /^(?:ni|nor|neither|tampoco|either)$/;

type Clause = { words: number; firm: number; any: number };

/** The denials of each clause, parted by the signs alone or by conjunctions too. */
function clausesOf(
  found: readonly DenialMatch[],
  words: readonly Word[],
  joined: boolean,
): Clause[] {
  const clauses: Clause[] = [{ words: 0, firm: 0, any: 0 }];
  let opening = true;
  const denials = new Map(found.map((one) => [one.at, one]));
  for (const [at, { stop, text }] of words.entries()) {
    const ends =
      at > 0 && (stop > 0 || (joined && conjunctions.test(text) && words[at - 1]!.stop === 0));
    const last = clauses.at(-1)!;
    // "Sure, …" and "Por supuesto, …" are no clauses.
    if (stop === 2) opening = true;
    if (ends && !(opening && stop === 1 && last.words < 3 && last.any === 0))
      clauses.push({ words: 0, firm: 0, any: 0 });
    if (stop === 1) opening = false;
    const clause = clauses.at(-1)!;
    const denial = denials.get(at);
    clause.words++;
    if (denial && denial.kind !== "none") clause.any++;
    if (denial && isFirm(denial) && (found.length === 1 || !goesOn.test(text))) clause.firm++;
  }
  return clauses;
}

type Text = { found: readonly DenialMatch[]; words: readonly Word[] };

/**
 * Whether another clause denies than in the original ("moved"), or one more or one less, where both
 * texts have as many clauses.
 */
export function compareClauses(ours: Text, theirs: Text): "same" | "lost" | "added" | "moved" {
  let compared = false;
  for (const joined of [false, true]) {
    const [said, says] = [ours, theirs].map(({ found, words }) => clausesOf(found, words, joined));
    if (!said || !says || said.length !== says.length) continue;
    const [lost, gained] = [
      said.some(({ firm }, n) => firm > 0 && says[n]!.firm === 0),
      // Clauses that end with a sign are sure: there one more is enough.
      said.some(({ firm }, n) => (joined ? firm === 0 && says[n]!.firm > 0 : firm < says[n]!.firm)),
    ];
    if (lost && gained) return "moved";
    const [most, least] = [totalOf(ours), totalOf(theirs)];
    if (most > least && said.some(({ firm }, n) => firm > 0 && says[n]!.any === 0)) return "lost";
    if (most < least && said.some(({ any }, n) => any === 0 && says[n]!.firm > 0)) return "added";
    if (said.length > 1 || joined) compared = true;
  }
  if (compared) return "same";
  return isFarOff(ours, theirs) ? "moved" : "same";
}

const totalOf = ({ found }: Text) => found.filter(isFirm).length;

/** Whether a denial is at the other end of the text. */
function isFarOff(ours: Text, theirs: Text): boolean {
  const places = ({ found, words }: Text) =>
    found.filter(isFirm).map(({ at }) => at / words.length);
  const [said, says] = [places(ours), places(theirs)];
  if (said.length !== says.length) return false;
  // A clause that stands alone has no other to move a denial to: "Naturally it hasn't rained",
  // "Por supuesto, hace semanas que no llueve".
  if ([ours, theirs].some(({ found, words }) => clausesOf(found, words, true).length === 1))
    return false;
  return said.some((place, n) => Math.abs(place - says[n]!) > 0.4);
}
