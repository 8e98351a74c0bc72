import type { Language } from "#app/values/language.ts";

/** A part of the car in both languages, in lower case as inside a sentence. */
export type Name = Record<Language, string> & {
  gender: "m" | "f";
  plural?: true;
  short?: string;
};

type Maker = (en: string, es: string, short?: string) => Name;

// By Spanish gender and number. `short`: what mechanics in both languages call it.
export const m: Maker = (en, es, short) => ({ en, es, gender: "m", ...(short && { short }) });
export const f: Maker = (en, es, short) => ({ en, es, gender: "f", ...(short && { short }) });
export const mp: Maker = (en, es, short) => ({ ...m(en, es, short), plural: true });
export const fp: Maker = (en, es, short) => ({ ...f(en, es, short), plural: true });

/**
 * Inflects a description by the gender and number of its part: `trabad{o}` becomes *trabada* for a
 * válvula, *trabados* for sensores; `{s}` marks a plural only.
 */
export function agree(words: string, { gender, plural }: Pick<Name, "gender" | "plural">): string {
  const s = plural ? "s" : "";
  return words.replaceAll("{o}", (gender === "m" ? "o" : "a") + s).replaceAll("{s}", s);
}
