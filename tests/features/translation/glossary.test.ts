import { expect, test } from "vitest";
import { findTerms, wordsOf } from "#app/features/translation/glossary/find.ts";
import { glossaryFor, mostTerms } from "#app/features/translation/glossary/prompt-lines.ts";
import { synonymsOf } from "#app/features/translation/glossary/synonyms.ts";
import { regions, sayings, terms } from "#app/features/translation/glossary/terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { shopWords } from "../../values/shop-words.ts";

test("there are more than four hundred terms, whole, and in known countries", () => {
  expect(terms.length).toBeGreaterThan(400);
  expect(terms.filter(({ en, es }) => en.length === 0 || es.length === 0)).toEqual([]);
  expect(
    terms
      .flatMap(({ elsewhere }) => Object.keys(elsewhere))
      .filter((one) => !regions.some((region) => region === one)),
  ).toEqual([]);
});

test("a country's word is another than the neutral one", () => {
  const same = terms.filter(({ es, elsewhere }) =>
    Object.values(elsewhere).some((words) => words.some((word) => es.includes(word))),
  );
  expect(same.map(({ es }) => es[0])).toEqual([]);
});

test("the longest term counts, in the singular and the plural, with or without accents", () => {
  expect(glossaryFor("New brake pads, both lower control arms and the hood.", "en")).toEqual([
    "brake pads = pastillas de freno (Mexico: balatas)",
    "lower control arm = brazo de control inferior (Mexico: horquilla inferior; Argentina: parrilla inferior)",
    "hood = capó (Mexico: cofre; Argentina: capot)",
  ]);
  expect(glossaryFor("Las bujias y el arbol de levas, y las horquillas inferiores", "es")).toEqual([
    "bujias = spark plug",
    "arbol de levas = camshaft",
    "horquillas inferiores = lower control arm",
  ]);
});

test("every term is found by every way it is said", () => {
  const lost = (["en", "es"] as const).flatMap((language) =>
    terms.flatMap((term) =>
      sayings(term, language).filter((saying) => {
        const words = wordsOf(saying);
        const [found] = findTerms(words, language);
        return found?.length !== words.length || ![found.term, ...found.others].includes(term);
      }),
    ),
  );
  expect(lost).toEqual([]);
});

test("what goes with a request is bounded", () => {
  const all = terms.map(({ en }) => en[0]).join(". ");
  expect(findTerms(wordsOf(all), "en").length).toBeGreaterThan(400);
  expect(glossaryFor(all, "en")).toHaveLength(mostTerms);
});

const inContext: [text: string, said: string, means: string][] = [
  ["Traigo la llanta gastada y sin presión", "llanta", "tire"],
  ["Cambié las llantas", "llanta", "tire"],
  ["La cubierta está bien, la llanta tiene alabeo", "llanta", "rim"],
  ["La marcha no gira aunque la batería está nueva", "marcha", "starter"],
  ["Cambié la marcha y sigue igual", "marcha", "starter"],
  ["No entra la tercera marcha en la caja", "marcha", "gear"],
  ["La parrilla de suspensión golpea, buje y rótula nuevos", "parrilla", "control arm"],
  ["La parrilla del cofre quedó rota", "parrilla", "grille"],
  ["La pinza de freno no vuelve, el pistón está trabado en el disco", "pinza", "brake caliper"],
  ["Mido la corriente con la pinza en el negativo", "pinza", "amp clamp"],
  ["Un golpe en la suspensión al pasar el tope", "golpe", "clunk"],
  ["Un golpe en la puerta y la pintura", "golpe", "dent"],
  ["El motor tiene un golpe al acelerar, es una biela", "golpe", "knock"],
  ["Fuga en la cremallera de la dirección", "cremallera", "steering rack"],
  ["La marcha patina en la cremallera, le faltan dientes", "cremallera", "flexplate"],
  ["Se barrió el tornillo del cárter", "tornillo", "bolt"],
  ["Falta un tornillo phillips del tablero de plástico", "tornillo", "screw"],
  ["P0420: el convertidor ya no sirve", "convertidor", "catalytic converter"],
  ["La transmisión automática vibra, es el convertidor", "convertidor", "torque converter"],
  ["El bombín del embrague perdió líquido con el pedal a fondo", "bombín", "slave cylinder"],
  ["El bombín del freno trasero moja la zapata", "bombín", "wheel cylinder"],
  ["El motor no jala en subida", "no jala", "has no power"],
  ["El limpiador no jala, ni la luz", "no jala", "does not work"],
];

test.each(inContext)("%s: «%s» is %s", (text, said, means) => {
  const words = wordsOf(text);
  const found = findTerms(words, "es").filter(({ start, length }) =>
    fold(words.slice(start, start + length).join(" ")).includes(fold(said)),
  );
  expect(found.map(({ term }) => term.en[0])).toContain(means);
});

test("a model is told all meanings, and what tells them apart", () => {
  expect(glossaryFor("La llanta", "es")).toEqual([
    "llanta = tire [the rubber] OR rim [the metal part of a wheel]",
  ]);
});

const knows = (language: Language, said: string) => {
  const words = wordsOf(said);
  return findTerms(words, language).some(({ length }) => length === words.length);
};

test.each(Object.entries(shopWords))("the glossary knows what is said in %s", (where, words) => {
  expect(words.filter((word) => !knows(where === "English" ? "en" : "es", word))).toEqual([]);
});

test.each([
  ["crank sensor", "sensor del ciguenal"],
  ["sensor del cigüeñal", "crank sensor"],
  ["wont start", "no prende"],
  ["no prende", "won't start"],
  ["abanico del radiador", "cooling fan"],
  ["flat tire", "llanta ponchada"],
  ["guaya", "chicote"],
])("%s is also called %s", (typed, other) => {
  expect(synonymsOf(typed)).toContain(other);
});
