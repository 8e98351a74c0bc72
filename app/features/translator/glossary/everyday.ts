/**
 * Words that are no terms of the trade, and that shops write in several ways: numbers of gears and
 * cylinders, and what came down. Folded; the usual ones of both languages first.
 */
const groups: readonly (readonly string[])[] = [
  ["first", "primera", "1st", "primer", "1ra"],
  ["second", "segunda", "2nd", "segundo", "2da"],
  ["third", "tercera", "3rd", "tercer", "3ra"],
  ["fourth", "cuarta", "4th", "cuarto", "4ta"],
  ["fifth", "quinta", "5th", "quinto", "5ta"],
  ["sixth", "sexta", "6th", "sexto", "6ta"],
  ["drop", "cae", "fell", "fall", "cayo"],
];

const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group])));

/** What else is written for an everyday word; none for any other. */
export const everydayNames = (word: string): string[] =>
  (groupOf.get(word) ?? groupOf.get(word.replace(/s$/, "")) ?? []).filter((one) => one !== word);
