import type { Language } from "#app/values/language.ts";
import { body } from "./body.ts";
import { chassis } from "./chassis.ts";
import { electrical } from "./electrical.ts";
import { engine } from "./engine.ts";

/** A word of the trade. `en` and `es`: the usual word first; `mx`, `ar`: what is said in Mexico and Argentina, where it is another. */
export type Term = { en: string[]; es: string[]; mx: string[]; ar: string[] };

const words = (text = ""): string[] => text.split(";").flatMap((word) => word.trim() || []);

function readTerm(line: string): Term {
  const [en, rest = ""] = line.split(" = ");
  const [es, ...elsewhere] = rest.split(" | ");
  const of = (country: string) => words(elsewhere.find((one) => one.startsWith(`${country} `))?.slice(country.length + 1));
  return { en: words(en), es: words(es), mx: of("MX"), ar: of("AR") };
}

/** The trade's words, written by hand: neutral Latin American Spanish, and its two largest dialects where they differ. */
export const terms: readonly Term[] = [engine, chassis, electrical, body].flatMap((part) => part.trim().split("\n").map(readTerm));

/** Every way a language says a term. */
export const sayings = (term: Term, language: Language): string[] =>
  language === "en" ? term.en : [...new Set([...term.es, ...term.mx, ...term.ar])];
