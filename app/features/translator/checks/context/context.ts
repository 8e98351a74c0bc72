import { type Labeled, labelsOf } from "./labels.ts";

type Place = { at: number; length: number };
/** The labels left of a place, right next to it, or on both sides (up to four words). */
type Context = (place: Place, side: "left" | "near" | "around") => Set<string>;

/** Nouns that a number after them names, so that it counts nothing. */
const numbered =
  /^(?:cylinder|cilindro|bank|banco|bancada|injector|inyector|coil|bobina|pin|fuse|fusible|step|paso|page|pagina|row|fila|number|numero)$/;
const articles = /^(?:the|an?|el|la|los|las|un|una|its?|su|sus|mi|my)$/;

/**
 * Reads the labels around the values of a text, up to the next punctuation mark or value.
 */
export function readContext({
  words,
  language,
  choices,
  values,
}: Labeled & { values: readonly Place[] }): Context {
  const labels = labelsOf(words, language, choices);
  const taken = new Set(
    values.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)),
  );
  const named = new Set(
    values.flatMap(({ at }) => (numbered.test(words[at - 1]?.text ?? "") ? [at - 1] : [])),
  );
  return ({ at, length }, side) => {
    const found = new Set<string>();
    if (side === "near" && named.has(at - 1)) return new Set(labels[at - 1]);
    const most = side === "near" ? 1 : 4;
    const take = (from: number, step: 1 | -1) => {
      let count = 0;
      for (let index = from; index >= 0 && index < words.length && count < most; index += step) {
        if (words[step > 0 ? index : index + 1]!.stop > 0 || taken.has(index)) return;
        if (named.has(index) && index !== at - 1) return;
        if (articles.test(words[index]!.text)) continue;
        for (const label of labels[index]!)
          if (side !== "near" || label.includes(":")) found.add(label);
        count++;
      }
    };
    if (side !== "left") take(at + length, 1);
    // A unit or noun follows its number; what precedes the number counts only if nothing follows.
    if (side !== "near" || found.size === 0) take(at - 1, -1);
    return found;
  };
}
