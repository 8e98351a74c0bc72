import type { Language } from "#app/values/language.ts";
import { type Denial, denialWords } from "./checks/denial-words.ts";
import { Lexicon, readWords, type Word } from "./checks/words.ts";

/** A denial of a sentence, and which word says it. */
type Found = { kind: Denial; at: number };

let lexicons: Record<Language, Lexicon<Denial>> | undefined;
function readLexicons(): Record<Language, Lexicon<Denial>> {
  const made = { en: new Lexicon<Denial>(), es: new Lexicon<Denial>() };
  for (const language of ["en", "es"] as const) {
    for (const kind of ["none", "maybe", "strong", "plain", "weak"] as const)
      made[language].add(denialWords[language][kind], kind);
  }
  return made;
}

const same: Record<Language, ReadonlySet<string>> = {
  en: new Set(["nor"]),
  es: new Set(denialWords.es.same.split(", ")),
};
/** Those that another language may well say as a denial of their own. */
const optional = /^(?:ni|nor|neither|tampoco)$/;
/** "¿No será…?", ", no?": a question's manner. */
const number = /^(?:\d+|ZQ\d+)$/;

function readDenials(text: string, words: readonly Word[], language: Language): Found[] {
  lexicons ??= readLexicons();
  const lexicon = lexicons[language];
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = lexicon.at(words, at);
    if (entry && !isNumero(text, words, at) && !isTail(text, words, at))
      found.push({ kind: entry.label, at });
    else if (!entry && /n['’]t$/.test(text.slice(words[at]!.start, words[at]!.end)))
      found.push({ kind: "plain", at });
    at += entry?.length ?? 1;
  }
  return found;
}

/**
 * "cylinder no. 3", "No. 3", "n.º 3": a noun before it, a small number behind. "P0420, no P0430"
 * denies.
 */
function isNumero(text: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  if (word.text !== "no" || !next) return false;
  const between = text.slice(word.end, next.start);
  if (/^\s?[#°º]/.test(between)) return true;
  if (!number.test(next.text) || next.text.startsWith("ZQ") || next.text.length > 3) return false;
  return (
    /^\.\s?$/.test(between) ||
    (between === " " &&
      word.stop === 0 &&
      /^(?:cylinder|cilindro|bank|banco|pin|fuse|fusible|bolt|perno)$/.test(
        words[at - 1]?.text ?? "",
      ))
  );
}

/** "…, no?" and "… or not?" ask for a yes. */
const isTail = (text: string, words: readonly Word[], at: number): boolean =>
  /^(?:no|verdad)$/.test(words[at]!.text) &&
  words[at]!.stop === 1 &&
  /^\s?\?/.test(text.slice(words[at]!.end, words[at]!.end + 2));

/**
 * A sentence's denials, at least and at most: "no tiene ni chispa ni gasolina" may be one (neither
 * … nor) or several.
 */
type Count = { least: number; most: number; strong: number; weak: number; maybe: number };

function countOf(found: readonly Found[], words: readonly Word[], language: Language): Count {
  const sum: Count = { least: 0, most: 0, strong: 0, weak: 0, maybe: 0 };
  let denied = -1;
  for (const { kind, at } of found) {
    if (denied >= 0 && crosses(words, denied, at) && !/^(?:ni|tampoco|nor)$/.test(words[at]!.text))
      denied = -1;
    if (kind === "strong" || kind === "weak" || kind === "maybe") sum[kind]++;
    if (kind !== "plain") continue;
    const { text } = words[at]!;
    if (text === "ni" && isStray(found, words, at)) continue;
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
 * A single "ni" within a sentence denies together with another word, and nothing by itself: "no
 * funciona ni con cables".
 */
const isStray = (found: readonly Found[], words: readonly Word[], at: number): boolean =>
  at > 0 && words[at]!.stop === 0 && !found.some((one) => one.kind === "plain" && one.at !== at);

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

/** What became of a sentence's denials in its translation. */
export type Negation = "same" | "lost" | "added" | "moved";

/**
 * Whether a translated sentence denies what the original does: "lost" when one is gone, "added"
 * when one came in, "moved" when another clause has it. Where the other says the same with a word
 * that denies by itself ("won't start", "se niega a arrancar"), nothing is wrong.
 */
export function compareNegation(
  source: string,
  answer: string,
  from: Language,
  to: Language,
): Negation {
  const [ourWords, theirWords] = [readWords(source), readWords(answer)];
  const [ours, theirs] = [readDenials(source, ourWords, from), readDenials(answer, theirWords, to)];
  const [said, says] = [countOf(ours, ourWords, from), countOf(theirs, theirWords, to)];
  const available = (one: Count, other: Count) =>
    one.most + one.strong + one.maybe + Math.max(0, one.weak - other.weak);
  if (available(says, said) < said.least + said.strong) return "lost";
  if (available(said, says) < says.least + says.strong) return "added";
  return hasMoved(ours, ourWords, theirs, theirWords) ? "moved" : "same";
}

/** Whether a text denies anything. */
export const denies = (text: string, language: Language): boolean => {
  const words = readWords(text);
  return readDenials(text, words, language).some(({ kind }) => kind === "plain");
};

const conjunctions =
  /^(?:but|pero|sino|and|y|because|porque|so|if|si|when|cuando|then|entonces|while|mientras|although|aunque|before|antes|after|despues|until|hasta)$/;

/** The denials of each clause, by the signs alone or by conjunctions too. */
function byClause(found: readonly Found[], words: readonly Word[], joined: boolean): number[] {
  const counts = [0];
  const denying = new Set(
    found.flatMap(({ kind, at }) => (kind === "plain" || kind === "strong" ? [at] : [])),
  );
  for (const [at, { stop, text }] of words.entries()) {
    if (at > 0 && (stop > 0 || (joined && conjunctions.test(text) && words[at - 1]!.stop === 0)))
      counts.push(0);
    if (denying.has(at)) counts[counts.length - 1]!++;
  }
  return counts;
}

/** Whether another clause than the original's denies, where both have as many. */
function hasMoved(
  ours: readonly Found[],
  ourWords: readonly Word[],
  theirs: readonly Found[],
  theirWords: readonly Word[],
): boolean {
  let compared = false;
  for (const joined of [false, true]) {
    const [said, says] = [byClause(ours, ourWords, joined), byClause(theirs, theirWords, joined)];
    if (said.length !== says.length) continue;
    const [lost, gained] = [
      said.some((count, n) => count > 0 && says[n] === 0),
      said.some((count, n) => count === 0 && says[n]! > 0),
    ];
    if (lost && gained) return true;
    if (said.length > 1 || joined) compared = true;
  }
  if (compared) return false;
  const places = (found: readonly Found[], words: readonly Word[]) =>
    found.flatMap(({ kind, at }) =>
      kind === "plain" || kind === "strong" ? [at / words.length] : [],
    );
  const [said, says] = [places(ours, ourWords), places(theirs, theirWords)];
  return said.length === says.length && said.some((place, n) => Math.abs(place - says[n]!) > 0.4);
}
