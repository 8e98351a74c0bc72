import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";

/** Every sentence with its full name, `repair:jobs.title`. */
function sentences(words: object, path = ""): [name: string, sentence: unknown][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const name = path === "" ? key : `${path}${path.includes(":") ? "." : ":"}${key}`;
    return typeof value === "object" && value !== null ? sentences(value, name) : [[name, value] as [string, unknown]];
  });
}

const english = new Map(sentences(resources.en));
const spanish = new Map(sentences(resources.es));

const placeholders = (sentence: unknown) => [...String(sentence).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();
const both = [...english.keys()].filter((name) => spanish.has(name));

test("both languages have the same sentences", () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

test("no sentence is empty or anything but text", () => {
  const odd = [...english, ...spanish].filter(([, sentence]) => typeof sentence !== "string" || sentence.trim() === "");
  expect(odd).toEqual([]);
});

test("a sentence asks for the same values in both languages", () => {
  const unlike = both.filter((name) => placeholders(english.get(name)).join() !== placeholders(spanish.get(name)).join());
  expect(unlike).toEqual([]);
});

test("Spanish questions and exclamations are opened as well as closed", () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const unopened = [...spanish].filter(
    ([, text]) => count(String(text), "?") !== count(String(text), "¿") || count(String(text), "!") !== count(String(text), "¡"),
  );
  expect(unopened).toEqual([]);
});
