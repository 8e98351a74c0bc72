import fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { languages } from "#app/values/language.ts";
import { createT, type Dictionary } from "#app/values/translate.ts";
import type { WordKey } from "#app/values/word-key.ts";

const i18n = createInstance();
await i18n.init({
  resources,
  fallbackLng: false,
  defaultNS: "ui",
  interpolation: { escapeValue: false },
});

/** Every key of one language, with the names that its sentence asks for. */
const keysOf = (words: Dictionary, path = ""): { key: WordKey; names: string[] }[] =>
  Object.entries(words).flatMap(([name, value]) => {
    const key = path === "" ? name : `${path}${path.includes(":") ? "." : ":"}${name}`;
    if (typeof value !== "string") return keysOf(value, key);
    return [
      {
        key: key as WordKey,
        names: [...value.matchAll(/\{\{(.+?)\}\}/g)].map(([, found]) => found!),
      },
    ];
  });

const value = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.constantFrom("$&", "$1", "{{page}}", "$t(ui:save)", "", "<b>", 0),
);

test.each(languages)("Formats every word as i18next does, with any values (%s)", (language) => {
  const t = createT(resources[language]);
  const speak = i18n.getFixedT(language) as (key: string, params?: object) => string;
  // Compared by hand: there are a hundred values for each of thousands of words.
  const expectSame = (key: WordKey, given?: Record<string, string | number>) => {
    const wanted = speak(key, given);
    for (const said of [t(key, given), t({ key, params: given ?? {} })])
      if (said !== wanted) expect(said, key).toBe(wanted);
  };
  for (const { key, names } of keysOf(resources[language])) {
    if (names.length === 0) {
      expectSame(key);
      continue;
    }
    const params = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    fc.assert(fc.property(params, (given) => expectSame(key, given)));
  }
});

test("Uses only keys and placeholders of i18next", () => {
  const odd = languages
    .flatMap((language) =>
      keysOf(resources[language]).map(({ key, names }) => ({
        key,
        names,
        text: createT(resources[language])(key),
      })),
    )
    .filter(({ key, names, text }) => {
      const plain = names.every(
        (name) => /^\w+$/.test(name) && !["count", "context", "ordinal"].includes(name),
      );
      return !plain || text.includes("$t(") || /_(zero|one|two|few|many|other)$/.test(key);
    });
  expect(odd).toEqual([]);
});

test("Adds parameters to a message", () => {
  expect(createT(resources.en)({ key: "ui:form.tooLong", params: { max: 1 } }, { max: 2 })).toBe(
    "This is too long: at most 2 characters.",
  );
});

test("Returns an unknown key as it is", () => {
  const t = createT(resources.en);
  for (const odd of ["ui:nothing", "ui:form", "ui:constructor", "__proto__", "toString", ""])
    expect(t(odd as WordKey)).toBe(odd);
});
