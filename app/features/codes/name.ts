import type { Language } from "#app/values/language.ts";

/** A part of the car in both languages, lower case, as it stands inside a sentence. */
export type Name = Record<Language, string> & {
  gender: "m" | "f";
  plural?: true;
  short?: string;
};

type Maker = (en: string, es: string, short?: string) => Name;

// By its Spanish gender and number, which the words about it follow. `short`: what mechanics in
// both languages call it.
export const m: Maker = (en, es, short) => ({ en, es, gender: "m", ...(short && { short }) });
export const f: Maker = (en, es, short) => ({ en, es, gender: "f", ...(short && { short }) });
export const mp: Maker = (en, es, short) => ({ ...m(en, es, short), plural: true });
export const fp: Maker = (en, es, short) => ({ ...f(en, es, short), plural: true });

/**
 * Inflects a description by the gender and number of the part it describes: `trabad{o}` is
 * *trabada* of a válvula, *trabados* of sensores; `{s}` is a plural alone. Texts without these marks
 * (all of English) stay as they are.
 */
export function agree(words: string, { gender, plural }: Pick<Name, "gender" | "plural">): string {
  const s = plural ? "s" : "";
  return words.replaceAll("{o}", (gender === "m" ? "o" : "a") + s).replaceAll("{s}", s);
}
