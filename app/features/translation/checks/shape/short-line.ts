import { plainWords } from "#app/features/translation/checks/answer-language.ts";
import { findTerms } from "#app/features/translation/glossary/find.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { functionWords } from "./function-words.ts";

type Line = { source: string; answer: string; from: Language; to: Language };

const longest = 10;
const closed = /[.!?…]["'»”)*_]*\s*$/;

/**
 * What is wrong with the translation of a short line without a period, such as the name of a part:
 * it came back as it was, or beside itself, or as a sentence, or lost the second of two things. The
 * other rules compare sentences, and find too little in such a line.
 */
export function faultOfShortLine(
  line: Line,
): "echo" | "aside" | "sentences" | "length" | undefined {
  const { source, answer } = line;
  const [said, says] = [plainWords(source), plainWords(answer)];
  if (said.length === 0 || said.length > longest || closed.test(source)) return undefined;
  if (closed.test(answer) && says.length > 3) return "sentences";
  const lists = joints[line.to].test(answer) || /[,+&/]/.test(answer);
  // Two things with a word between them; in the answer a mark will do.
  if (joints[line.from].test(source) && !lists) return "length";
  if (!` ${says.join(" ")} `.includes(` ${said.join(" ")} `) || !isPlainlyOf(said, line))
    return undefined;
  return says.length === said.length ? "echo" : "aside";
}

/** A word between two others; what stands between numbers is a range. */
const joints: Record<Language, RegExp> = {
  en: /\p{L}\s+(?:and|with)\s+(?!ZQ)\p{L}/iu,
  es: /\p{L}\s+(?:y|e|con)\s+(?!ZQ)\p{L}/iu,
};

/** Words that are written with accents in this language alone. */
const accents: Partial<Record<Language, RegExp>> = { es: /[áéíóúñü]/ };

/** Whether words can only be of the source's language: by their letters, or as names of parts. */
function isPlainlyOf(words: readonly string[], { from, to }: Line): boolean {
  const folded = words.map(fold);
  const names = (language: Language) =>
    new Set(
      findTerms(folded, language).flatMap(({ start, length }) =>
        folded.slice(start, start + length),
      ),
    );
  const [ours, theirs] = [names(from), names(to)];
  return words.some(
    (word, n) =>
      accents[from]?.test(word) ||
      (functionWords[from].has(folded[n]!) && !functionWords[to].has(folded[n]!)) ||
      (ours.has(folded[n]!) && !theirs.has(folded[n]!)),
  );
}
