import { expect, test } from "vitest";
import { findTerms, glossaryFor, mostTerms, wordsOf } from "#app/features/forum/translation/glossary/find.ts";
import { sayings, terms } from "#app/features/forum/translation/glossary/terms.ts";

test("there are more than three hundred terms, whole and without a term twice", () => {
  expect(terms.length).toBeGreaterThan(300);
  expect(terms.filter(({ en, es }) => en.length === 0 || es.length === 0)).toEqual([]);
  const english = terms.flatMap((term) => sayings(term, "en"));
  expect(english.filter((saying, at) => english.indexOf(saying) !== at)).toEqual([]);
  expect(terms.filter(({ mx, ar }) => mx.length + ar.length > 0).length).toBeGreaterThan(120);
});

test("a variant is another word than the neutral one", () => {
  expect(terms.filter(({ es, mx, ar }) => (mx[0] === es[0] && mx.length === 1) || (ar[0] === es[0] && ar.length === 1))).toEqual([]);
});

test("the longest term counts, in the singular and the plural, with or without accents", () => {
  expect(glossaryFor("New brake pads, both lower control arms and the hood.", "en")).toEqual([
    "brake pads = pastillas de freno (Mexico: balatas)",
    "lower control arm = brazo de control inferior (Mexico: horquilla inferior; Argentina: parrilla inferior)",
    "hood = capó (Mexico: cofre; Argentina: capot)",
  ]);
  expect(glossaryFor("Las bujias y el arbol de levas, y las horquillas inferiores", "es")).toEqual([
    "bujía = spark plug",
    "árbol de levas = camshaft",
    "brazo de control inferior / horquilla inferior / parrilla inferior = lower control arm",
  ]);
});

test("every term is found by every way it is said", () => {
  const lost = (["en", "es"] as const).flatMap((language) =>
    terms.flatMap((term) =>
      sayings(term, language).filter((saying) => {
        const words = wordsOf(saying);
        const [found] = findTerms(words, language);
        return found?.length !== words.length;
      }),
    ),
  );
  expect(lost).toEqual([]);
});

test("what goes with a request is bounded", () => {
  const all = terms.map(({ en }) => en[0]).join(". ");
  expect(findTerms(wordsOf(all), "en").length).toBeGreaterThan(300);
  expect(glossaryFor(all, "en")).toHaveLength(mostTerms);
});
