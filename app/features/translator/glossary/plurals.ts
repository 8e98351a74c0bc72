import type { Language } from "#app/values/language.ts";

/**
 * The plurals of a term: "bujías de precalentamiento"; of "brazo de control inferior" also "brazos
 * de control inferiores".
 */
export const pluralsOf = (name: string, language: Language): string[] => plurals[language](name);

const englishPlurals = (name: string): string[] => [
  name.replace(/(?:([^aeiou])y|(s|x|ch|sh)|(\p{L}))$/u, (_, y, s, other) =>
    y ? `${y}ies` : s ? `${s}es` : `${other}s`,
  ),
];

function spanishPlurals(name: string): string[] {
  const [head, ...tail] = name.split(" ");
  const plural = (word: string) =>
    /[aeiouáéó]$/i.test(word)
      ? `${word}s`
      : /[lrndjí]$/i.test(word)
        ? `${word.replace(/ón$/, "on")}es`
        : word;
  const first = plural(head!);
  const agreeing = tail.map((word, at) =>
    at === tail.length - 1 && !["de", "del"].includes(tail[at - 1] ?? "") ? plural(word) : word,
  );
  return [...new Set([[first, ...tail].join(" "), [first, ...agreeing].join(" ")])];
}

const plurals: Record<Language, (name: string) => string[]> = {
  en: englishPlurals,
  es: spanishPlurals,
};
