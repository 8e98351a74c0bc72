import { lexicons } from "#app/features/translator/checks/lexicon.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { type Denial, denialWords } from "./denial-words.ts";

/** A denial of a sentence, and which word says it. */
export type DenialMatch = { kind: Denial; at: number };

const kinds = ["none", "maybe", "strong", "plain", "weak"] as const;
const lexiconOf = lexicons<Denial>((lexicon, language) => {
  for (const kind of kinds) lexicon.add(denialWords[language][kind], kind);
});

const number = /^(?:\d+|ZQ\d+)$/;

/** The words of a text that deny, in order. */
export function readDenials(
  text: string,
  words: readonly Word[],
  language: Language,
): DenialMatch[] {
  const lexicon = lexiconOf(language);
  const found: DenialMatch[] = [];
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

/** A noun before it, a small number behind: "cylinder no. 3", "n.º 3"; "P0420, no P0430" denies. */
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
