import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { lexicons } from "./lexicon.ts";
import { wholeNumber } from "./whole-number.ts";

const table = (rows: string): Map<string, string> =>
  new Map(
    rows.split(" ").map((row) => {
      const [letter, ...names] = row.split(":");
      return [names.join(" ").replaceAll("_", " "), letter!] as const;
    }),
  );

/** Letters by their names, folded; English by radio, too. */
const names: Record<Language, Map<string, string>> = {
  en: table(
    "W:double_u W:double_you Z:zee Z:zed H:aitch J:jay K:kay Q:queue Y:why X:ex A:alpha A:alfa B:bravo C:charlie D:delta E:echo F:foxtrot G:golf H:hotel J:juliet J:juliett K:kilo L:lima M:mike N:november P:papa Q:quebec R:romeo S:sierra T:tango U:uniform V:victor W:whiskey X:x-ray X:xray Y:yankee Z:zulu",
  ),
  es: table(
    "W:doble_u W:doble_ve W:uve_doble W:doble_uve Y:i_griega B:be C:ce D:de F:efe G:ge H:hache J:jota K:ka L:ele M:eme N:ene P:pe Q:cu R:ere R:erre S:ese T:te V:ve V:uve X:equis Y:ye Z:zeta",
  ),
};

/** How a letter is told by a word that begins with it: "A de avión", "B as in boy". */
const told: Record<Language, readonly string[]> = {
  en: ["as in", "for", "like"],
  es: ["de", "como"],
};

/** Signs that words spell, and how many words they are. */
type Spelled = { signs: string; length: number };

/** What the word at `at` and those behind it spell: a letter, a digit, a number, a written piece. */
export function spelledAt(
  words: readonly Word[],
  at: number,
  text: string,
  language: Language,
): Spelled | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { zero, one } = lexicons[language];
  const two = `${word.text} ${words[at + 1]?.text}`;
  const double = names[language].get(two);
  if (double) return { signs: double, length: 2 };
  if (/^\d+$/.test(word.text)) return { signs: word.text, length: 1 };
  if (zero.has(word.text)) return { signs: "0", length: 1 };
  const whole = wholeNumber(words, at, lexicons[language]);
  if (whole) return { signs: String(whole.value), length: whole.next - at };
  if (one.has(word.text)) return { signs: "1", length: 1 };
  const name = names[language].get(word.text);
  const letter = name ?? (/^[a-z]$/.test(word.text) ? word.text.toUpperCase() : undefined);
  if (letter) return { signs: letter, length: 1 + toldBy(words, at + 1, letter, language) };
  const written = text.slice(word.start, word.end);
  return /^[A-Z]{2,17}$/.test(written) ? { signs: written, length: 1 } : undefined;
}

/** How many words behind a letter say it once more. */
function toldBy(words: readonly Word[], at: number, letter: string, language: Language): number {
  for (const phrase of told[language]) {
    const parts = phrase.split(" ");
    const last = words[at + parts.length]?.text ?? "";
    const isSaid = parts.every((part, n) => words[at + n]?.text === part);
    if (isSaid && last.length > 2 && last.startsWith(letter.toLowerCase())) return parts.length + 1;
  }
  return 0;
}
