import { expect, test } from "vitest";
import { allCanned, findCanned, sayCanned } from "#app/features/phrases/canned/canned.ts";
import { recognized } from "#app/features/phrases/phrase.ts";
import { quoteTexts } from "#app/features/quotes/form/quote-input.ts";
import { hasExchangedTerm } from "#app/features/translator/checks/terms.ts";
import { namesOf } from "#app/features/translator/glossary/terms.ts";
import { languages } from "#app/values/language.ts";

const names = allCanned().flatMap(({ term }) =>
  languages.flatMap((language) =>
    namesOf(term, language).map((name) => ({ language, name, term })),
  ),
);

test("There are at least 400 lines, with the words of three regions", () => {
  expect(allCanned().length).toBeGreaterThanOrEqual(400);
  for (const region of ["MX", "US", "AR"] as const)
    expect(allCanned().filter(({ term }) => term.elsewhere[region]).length).toBeGreaterThan(90);
});

test("Every line has words in each language that fit on a quote and hold no placeholder", () => {
  for (const { term } of allCanned())
    for (const language of languages) expect(term[language].length).toBeGreaterThan(0);
  const odd = names.filter(
    ({ name }) =>
      name.length > quoteTexts.material || !/^\p{Lu}/u.test(name) || /[{}<>_~=|]|\s\s/.test(name),
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test("No words belong to two lines", () => {
  const owners = new Map<string, Set<object>>();
  for (const { language, name, term } of names) {
    const key = `${language} ${recognized(name)}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(term));
  }
  expect([...owners].filter(([, terms]) => terms.size > 1).map(([key]) => key)).toEqual([]);
});

test("No line says a part by the name that the glossary has for another one", () => {
  const odd = allCanned().flatMap(({ term }) =>
    namesOf(term, "es")
      .filter((es) =>
        hasExchangedTerm({ text: term.en[0]!, language: "en" }, { text: es, language: "es" }),
      )
      .map((es) => `${term.en[0]} = ${es}`),
  );
  expect(odd).toEqual([]);
});

test("Finds the same line by the words of either language and any region, accents or not", () => {
  const first = (text: string) =>
    findCanned(text, { country: "US", limit: 20 }).map(({ texts }) => texts.en);
  for (const text of ["balatas delanteras", "pastillas delant", "FRONT BRAKE PADS", "front pad"])
    expect(first(text)).toContain("Front brake pads");
  expect(first("bujia")).toContain("Spark plugs");
  expect(first("empaque de cabeza")).toContain("Head gasket");
  expect(first("altenador")).toContain("Alternator");
  expect(first("thermostat")).toEqual(first("termostato"));
  expect(first("zzz")).toEqual([]);
});

test("Offers a line in the words that were typed, else as it is said where the shop is", () => {
  const [typed] = findCanned("pastillas de freno delanteras", { country: "MX", limit: 1 });
  expect(typed!.texts).toEqual({ en: "Front brake pads", es: "Pastillas de freno delanteras" });
  const [asked] = findCanned("front brake pads", { country: "MX", limit: 1 });
  expect(asked!.texts).toEqual({ en: "Front brake pads", es: "Balatas delanteras" });
});

test("Says a line in the other language, in the words of the shop's country", () => {
  const toSpanish = { text: "front brake pads.", from: "en", to: "es" } as const;
  expect(sayCanned(toSpanish, "MX")).toBe("Balatas delanteras");
  expect(sayCanned(toSpanish, "CO")).toBe("Pastillas de freno delanteras");
  expect(sayCanned({ text: "Balatas traseras", from: "es", to: "en" }, "AR")).toBe(
    "Rear brake pads",
  );
  expect(sayCanned({ ...toSpanish, text: "Front brakes" }, "MX")).toBeUndefined();
});
