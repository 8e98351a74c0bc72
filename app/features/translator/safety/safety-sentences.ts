import { sentencesIn } from "#app/features/translator/checks/sentences.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { safetyTexts } from "./safety-texts.ts";

type SafetySentence = Record<Language, { says: string; is: RegExp }>;

/** The list, read once. A row has a text and then a pattern for each language, in their order. */
export const safetySentences: readonly SafetySentence[] = safetyTexts
  .trim()
  .split("\n")
  .map((row) => {
    const cells = row.split(" | ");
    return Object.fromEntries(
      languages.map((language, at) => [
        language,
        { says: cells[2 * at] ?? "", is: new RegExp(`^(?:${cells[2 * at + 1] ?? "\\0"})$`) },
      ]),
    ) as SafetySentence;
  });

/** A part of a text: a safety sentence with its translation, or what a translator must say. */
export type Part = { text: string; says?: string };

/**
 * Cuts a text into its safety sentences and what stands between them; joined they are the text. A
 * text without any is one part.
 */
export function partsOf(text: string, from: Language, to: Language): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(\n)/).flatMap((line) => (line ? sentencesIn(line) : []))) {
    const says = translated(piece, from, to);
    const last = parts.at(-1);
    if (says !== undefined) parts.push({ text: piece, says });
    else if (last && last.says === undefined) last.text += piece;
    else parts.push({ text: piece });
  }
  return parts;
}

function translated(piece: string, from: Language, to: Language): string | undefined {
  const [, before = "", sentence = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
  if (!sentence) return undefined;
  const said = fold(sentence)
    .replaceAll("’", "'")
    .replace(/^[¡!"“]+|[.!"”]+$/g, "");
  const found = safetySentences.find((one) => one[from].is.test(said));
  return found?.[to].says && before + found[to].says + after;
}
