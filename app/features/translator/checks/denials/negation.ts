import { readWords, type Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { denialWords } from "./denial-words.ts";
import { type DenialMatch, readDenials } from "./denials.ts";

const conjunctions =
  /^(?:but|pero|sino|and|y|because|porque|so|if|si|when|cuando|then|entonces|while|mientras|although|aunque|before|antes|after|despues|until|hasta)$/;

/** Whether a word denies by itself, and is not only a word that may. */
const isFirm = ({ kind }: DenialMatch) => kind === "plain" || kind === "strong";

/** Words that continue another clause's denial: "never stopped, even…", "nunca paraba, ni…". */
const goesOn = /^(?:ni|nor|neither|tampoco|either)$/;

type Clause = { words: number; firm: number; any: number };

/** The denials of each clause; `joined`: clauses end at conjunctions too, not just punctuation. */
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
function compareClauses(ours: Text, theirs: Text): "same" | "lost" | "added" | "moved" {
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

const same: Record<Language, ReadonlySet<string>> = {
  en: new Set(["nor"]),
  es: new Set(denialWords.es.same.split(", ")),
};
/** Denials that another language may express by a second denial. */
const optional = /^(?:ni|nor|neither|tampoco)$/;
/** A sentence's fewest and most denials: "ni chispa ni gasolina" may be one or several. */
type Count = { least: number; most: number; strong: number; weak: number; maybe: number };

function countOf(found: readonly DenialMatch[], words: readonly Word[], language: Language): Count {
  const sum: Count = { least: 0, most: 0, strong: 0, weak: 0, maybe: 0 };
  let denied = -1;
  for (const { kind, at } of found) {
    if (denied >= 0 && crosses(words, denied, at) && !/^(?:ni|tampoco|nor)$/.test(words[at]!.text))
      denied = -1;
    if (kind === "strong" || kind === "weak" || kind === "maybe") sum[kind]++;
    if (kind !== "plain") continue;
    const { text } = words[at]!;
    if (text === "ni" && isStray(found, words, at)) {
      if (endsSoon(words, at)) sum.maybe++;
      continue;
    }
    const goesOn =
      denied >= 0 &&
      (same[language].has(text) || (optional.test(words[denied]!.text) && optional.test(text)));
    if (!goesOn) sum.least++;
    if (!goesOn || optional.test(text)) sum.most++;
    denied = at;
  }
  return sum;
}

/**
 * A single "ni" within a sentence denies together with another word, or maybe by itself: "no
 * funciona ni con cables", "los otros ni factura". Before a pronoun it does: "ni lo han abierto".
 */
const isStray = (found: readonly DenialMatch[], words: readonly Word[], at: number): boolean =>
  at > 0 &&
  words[at]!.stop === 0 &&
  !/^(?:l[aoe]s?|se|me|te|nos)$/.test(words[at + 1]?.text ?? "") &&
  !found.some((one) => one.kind === "plain" && one.at !== at);

const endsSoon = (words: readonly Word[], at: number): boolean =>
  [at + 2, at + 3].some((next) => (words[next]?.stop ?? 2) > 0);

const bridges = /^(?:but|pero|and|y|e|so|asi|because|porque)$/;
/** Whether a clause ends between two words. */
function crosses(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) {
    const { stop, text } = words[at]!;
    if (
      stop === 2 ||
      /^(?:but|pero|sino)$/.test(text) ||
      (stop === 1 && (bridges.test(text) || at === to))
    )
      return true;
  }
  return false;
}

/** The change of a sentence's denials in its translation. */
type Negation = "same" | "lost" | "added" | "moved";

type Texts = { source: string; answer: string; from: Language; to: Language };

/**
 * Whether a translated sentence denies what the original does: "lost" when one is gone, "added"
 * when one came in, "moved" when another clause has it. Where the other says the same with a word
 * that denies by itself ("won't start", "se niega a arrancar"), nothing is wrong; not `sure` where
 * it does so with a word that may deny and may not ("dead", "falla").
 */
export function compareNegation({ source, answer, from, to }: Texts): {
  change: Negation;
  sure: boolean;
} {
  const [ourWords, theirWords] = [readWords(source), readWords(answer)];
  const [ours, theirs] = [readDenials(source, ourWords, from), readDenials(answer, theirWords, to)];
  const [said, says] = [countOf(ours, ourWords, from), countOf(theirs, theirWords, to)];
  const plainly = (one: Count) => one.most + one.strong;
  const available = (one: Count, other: Count) =>
    plainly(one) + one.maybe + Math.max(0, one.weak - other.weak);
  const required = (one: Count) => one.least + one.strong;
  const sure = plainly(says) >= required(said) && plainly(said) >= required(says);
  const compared = () => {
    if (available(says, said) < required(said)) return "lost";
    if (available(said, says) < required(says)) return "added";
    if (isUndone(theirs) && !denies(ours)) return "added";
    if (isUndone(ours) && !denies(theirs)) return "lost";
    return compareClauses({ found: ours, words: ourWords }, { found: theirs, words: theirWords });
  };
  return { change: compared(), sure };
}

const denies = (found: readonly DenialMatch[]) => found.some(({ kind }) => kind === "plain");

/** Whether a denial is denied: "not low on water", "no le falta agua". */
const isUndone = (found: readonly DenialMatch[]): boolean =>
  found.some(
    ({ kind, at }, n) =>
      kind === "plain" &&
      /^(?:weak|strong)$/.test(found[n + 1]?.kind ?? "") &&
      found[n + 1]!.at - at <= 2,
  ) && found.length === 2;

/** Whether a text denies anything. */
export const isDenial = (text: string, language: Language): boolean =>
  denies(readDenials(text, readWords(text), language));
