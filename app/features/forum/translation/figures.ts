import { withoutNames } from "./protect.ts";

/** Small numbers may be said in words: "2 months" is "dos meses", and the 3rd gear is "tercera". */
const spelled: Record<string, RegExp> = Object.fromEntries(
  [
    "zero|cero",
    "one|once|first|a|an|uno?|una|primer[oa]?|single|solo",
    "two|twice|second|both|pair|double|dos|segund[oa]s?|ambos|ambas|par|doble",
    "three|third|triple|tres|tercer[oa]?",
    "four|fourth|cuatro|cuart[oa]",
    "five|fifth|cinco|quint[oa]",
    "six|sixth|seis|sext[oa]",
    "seven|seventh|siete|séptim[oa]",
    "eight|eighth|ocho|octav[oa]",
    "nine|ninth|nueve|noven[oa]",
    "ten|tenth|diez|décim[oa]",
    "eleven|once",
    "twelve|dozen|doce|docena",
  ].map((words, number) => [String(number), new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu")]),
);

/** The numbers of a text, each without what follows it (3rd, 2da), comma and point alike; how people write thousands is their country's. */
const figuresIn = (text: string): string[] =>
  (withoutNames(text).match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(",", "."));

/** Whether both texts name the same numbers, as often; a small one may be in figures here and in words there. */
export function sameFigures(source: string, answer: string): boolean {
  return covers(figuresIn(source), figuresIn(answer), answer) && covers(figuresIn(answer), figuresIn(source), source);
}

/** Whether every figure is among the others, or is said in words in their text. */
function covers(figures: readonly string[], others: readonly string[], text: string): boolean {
  const left = [...others];
  const missing = figures.filter((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.every((figure) => {
    const words = spelled[figure];
    const needed = missing.filter((other) => other === figure).length;
    return words !== undefined && (text.match(words)?.length ?? 0) >= needed;
  });
}
