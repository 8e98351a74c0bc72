import { expect, test } from "vitest";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import { glossaryFor } from "#app/features/translator/glossary/prompt-lines.ts";
import { conceptsIn, queryWords, waysToSay } from "#app/features/translator/glossary/synonyms.ts";
import { wordsOf } from "#app/features/translator/glossary/term-index.ts";
import { allTerms, namesOf } from "#app/features/translator/glossary/terms.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { shopWords } from "../../values/shop-words.ts";

const terms = allTerms();
const regions = ["MX", "US", "AR", "CO", "VE", "PE", "CL", "CA", "CB", "ES"];

test("There are more than twelve hundred complete terms, from known regions", () => {
  expect(terms.length).toBeGreaterThan(1200);
  expect(terms.filter(({ searchOnly }) => !searchOnly).length).toBeGreaterThan(1200);
  expect(terms.filter(({ en, es }) => en.length === 0 || es.length === 0)).toEqual([]);
  expect(
    terms
      .flatMap(({ elsewhere }) => Object.keys(elsewhere))
      .filter((one) => !regions.includes(one)),
  ).toEqual([]);
});

test("A regional name differs from the neutral one", () => {
  const same = terms.filter(({ es, elsewhere }) =>
    Object.values(elsewhere).some((words) => words.some((word) => es.includes(word))),
  );
  expect(same.map(({ es }) => es[0])).toEqual([]);
});

test("Finds the longest term, singular and plural, with or without accents", () => {
  expect(glossaryFor("New brake pads, both lower control arms and the hood.", "en", "es")).toEqual([
    "brake pads = pastillas de freno (Mexico: balatas)",
    "lower control arm = brazo de control inferior (Mexico: horquilla inferior; Argentina: parrilla inferior)",
    "hood = capó (Mexico: cofre; Argentina: capot)",
  ]);
  expect(
    glossaryFor("Las bujias y el arbol de levas, y las horquillas inferiores", "es", "en"),
  ).toEqual([
    "bujias = spark plug",
    "arbol de levas = camshaft",
    "horquillas inferiores = lower control arm",
  ]);
});

test("Finds every term by each of its names", () => {
  const lost = languages.flatMap((language) =>
    terms.flatMap((term) =>
      namesOf(term, language).filter((name) => {
        const words = wordsOf(name);
        const [found] = findTerms(words, language, "search");
        return found?.length !== words.length || ![found.term, ...found.others].includes(term);
      }),
    ),
  );
  expect(lost).toEqual([]);
});

test("A prompt contains at most 30 terms", () => {
  const all = terms.map(({ en }) => en[0]).join(". ");
  expect(findTerms(wordsOf(all), "en").length).toBeGreaterThan(400);
  expect(glossaryFor(all, "en", "es")).toHaveLength(30);
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
  ["La corona del sensor ABS delantero tiene un diente roto", "corona", "tone ring"],
  ["La corona y el piñón del diferencial zumban", "corona", "ring gear"],
  ["La chapa de la puerta no cierra con llave", "chapa", "door lock"],
  ["Óxido en la chapa de la carrocería", "chapa", "sheet metal"],
  ["El motor no jala en subida", "no jala", "has no power"],
  ["El limpiador no jala, ni la luz", "no jala", "does not work"],
];

test.each(inContext)("In «%s» «%s» is %s", (text, said, means) => {
  const words = wordsOf(text);
  const found = findTerms(words, "es").filter(({ start, length }) =>
    fold(words.slice(start, start + length).join(" ")).includes(fold(said)),
  );
  expect(found.map(({ term }) => term.en[0])).toContain(means);
});

test("The prompt has all meanings of an ambiguous term, and what distinguishes them", () => {
  expect(glossaryFor("La llanta", "es", "en")).toEqual([
    "llanta = tire [the rubber] OR rim [the metal part of a wheel]",
  ]);
});

const knows = (language: Language, said: string) => {
  const words = wordsOf(said);
  return findTerms(words, language).some(({ length }) => length === words.length);
};

test.each(Object.entries(shopWords))("The glossary has the shop words of %s", (where, words) => {
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
])("A search for %s also finds %s", (typed, other) => {
  const concepts = conceptsIn(queryWords(typed));
  expect(waysToSay(concepts.flatMap(({ terms }) => terms))).toContain(other);
});
