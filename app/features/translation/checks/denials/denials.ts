import type { Language } from "#app/values/language.ts";
import { type Denial, denialWords } from "./denial-words.ts";
import { Lexicon, type Word } from "#app/features/translation/checks/words.ts";

/** A denial of a sentence, and which word says it. */
export type Found = { kind: Denial; at: number };

let lexicons: Record<Language, Lexicon<Denial>> | undefined;
function readLexicons(): Record<Language, Lexicon<Denial>> {
  const made = { en: new Lexicon<Denial>(), es: new Lexicon<Denial>() };
  for (const language of ["en", "es"] as const) {
    for (const kind of ["none", "maybe", "strong", "plain", "weak"] as const)
      made[language].add(denialWords[language][kind], kind);
  }
  return made;
}

const number = /^(?:\d+|ZQ\d+)$/;

/** The words of a text that deny, in order. */
export function readDenials(text: string, words: readonly Word[], language: Language): Found[] {
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
