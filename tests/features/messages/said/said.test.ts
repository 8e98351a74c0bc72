import { expect, test } from "vitest";
import { doubtAbout } from "#app/features/messages/translate/check-texts.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import type { Language } from "#app/values/language.ts";
import "../../../support/static-files.ts";
import { tally } from "../../../support/tally.ts";
import { inSpanish } from "./from-customers.ts";
import { inEnglish } from "./from-shops.ts";

type TextPair = { text: string; translation: string; from: Language; to: Language };

const read = (lines: string, from: Language, to: Language): TextPair[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", translation = ""] = line.split(" | ");
      return { text, translation, from, to };
    });

const said = [...read(inSpanish, "es", "en"), ...read(inEnglish, "en", "es")];
const detect = await openDetector();
const shown = ({ text, translation }: TextPair) => `${text} | ${translation}`;

/** The last number of a text, one more. */
const otherNumber = (text: string) =>
  text.replace(/(\d)(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

const denials: Record<Language, RegExp> = {
  en: /\b(?:do|does|did|is|are|was|has|will|can)(?: not|not)\b|\bnot\b|\bno longer\b/i,
  es: /\bno\b/i,
};

test("There are two hundred messages", () => expect(said).toHaveLength(200));

/** Right translations that the checks ask about nevertheless: opposites that are none, and denied ones. */
const asked = [
  "choque por atras",
  "the alignment is off",
  "invoice 2041 is not paid",
  "the insurance has not paid",
  "check engine light is off now",
];

test("Of right translations few are asked about, in either direction", { timeout: 120_000 }, () => {
  const doubted = said.flatMap((one) => {
    const back = { text: one.translation, translation: one.text, from: one.to, to: one.from };
    return [one, back].flatMap((pair) => {
      const doubt = doubtAbout(pair, detect);
      return doubt ? [one.text] : [];
    });
  });
  tally(2 * said.length);
  expect(new Set(doubted)).toEqual(new Set(asked));
});

test("A wrong number, price, time or code is always doubted", () => {
  const wrong = said
    .filter(({ text, translation }) => /\d/.test(text) && /\d/.test(translation))
    .map((one) => ({ ...one, translation: otherNumber(one.translation) }));
  const passed = wrong.filter((one) => doubtAbout(one, detect) === undefined).map(shown);
  tally(wrong.length, passed.length);
  expect(wrong.length).toBeGreaterThan(70);
  expect(passed).toEqual([]);
});

test("A denial that is lost is always doubted", () => {
  const wrong = said
    .filter(
      ({ text, translation, from, to }) =>
        denials[from].test(text) && denials[to].test(translation),
    )
    .map((one) => ({
      ...one,
      translation: one.translation.replace(denials[one.to], "").replace(/ {2,}/g, " ").trim(),
    }));
  const passed = wrong.filter((one) => doubtAbout(one, detect) === undefined).map(shown);
  tally(wrong.length, passed.length);
  expect(wrong.length).toBeGreaterThan(30);
  expect(passed).toEqual([]);
});

test("The language of a message is recognized, or not claimed to be sure", () => {
  const wrong = said
    .filter(({ text, from }) => {
      const { language, sure } = detect(text);
      return sure && language !== from;
    })
    .map(shown);
  const sure = said.filter(({ text }) => detect(text).sure).length;
  tally(said.length, wrong.length);
  expect(wrong).toEqual([]);
  expect(sure).toBeGreaterThan(150);
});
