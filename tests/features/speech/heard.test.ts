import { describe, expect, test } from "vitest";
import { readHeard } from "#app/features/speech/heard/heard.ts";
import { textOf } from "#app/features/speech/heard/heard-text.ts";
import type { Language } from "#app/values/language.ts";
import { below } from "../../support/chance.ts";
import { sayNumber } from "./say-number.ts";

/** Formats a transcript: uncertain words in brackets, codes and VINs with their kind. */
const shown = (text: string, language: Language) =>
  readHeard(text, { language, group: "," })
    .map(({ text, doubt, tag }) => `${tag ? `${tag}:` : ""}${doubt ? `[${text}]` : text}`)
    .join("");

describe("what was heard", () => {
  test.each<[Language, string, string]>([
    ["es", "Tiene ciento veinte mil kilómetros.", "Tiene 120,000 km."],
    ["en", "Battery at twelve point six volts.", "Battery at 12.6 V."],
    ["en", "P oh four twenty", "code:P0420"],
    ["es", "pe cero cuatro veinte", "code:P0420"],
    ["en", "It's one twenty an hour.", "It's [120] an hour."],
    ["es", "No, arranca.", "[No], arranca."],
    ["en", "for volts", "[for] volts"],
    ["es", "siete u ochocientos tornillos", "7 u 800 tornillos"],
    ["en", "one of them, no one, the first of twenty-five", "one of them, no one, the first of 25"],
  ])("%s: %s", (language, said, heard) => expect(shown(said, language)).toBe(heard));

  test("A VIN without its check digit is in doubt, a proved one is not", () => {
    expect(shown("VIN 1HGCM82633A004352", "en")).toBe("VIN vin:1HGCM82633A004352");
    expect(shown("VIN 1HGCM82643A004352", "en")).toBe("VIN vin:[1HGCM82643A004352]");
    expect(shown("VIN WVWZZZ1JZ3W386752", "en")).toBe("VIN vin:[WVWZZZ1JZ3W386752]");
  });

  test("Every number from 2 to a million that is said in words becomes its figure, unmarked", () => {
    const wrong: string[] = [];
    for (let n = 0; n < 4_000; n++)
      for (const language of ["en", "es"] as const) {
        const value = n < 1_200 ? n + 2 : 2 + below(999_998);
        const said = sayNumber(value, language);
        const figure = String(value).replace(/\B(?=(?:\d{3})+$)/g, value < 10_000 ? "" : ",");
        if (shown(`x ${said} y`, language) !== `x ${figure} y`)
          wrong.push(`${said}: ${shown(said, language)}`);
      }
    expect(wrong).toEqual([]);
  });

  test("Every code that is said in twos or digit by digit is that code, or in doubt", () => {
    const wrong: string[] = [];
    for (let n = 0; n < 2_000; n++)
      for (const language of ["en", "es"] as const) {
        const digits = `${below(4)}${String(below(1_000)).padStart(3, "0")}`;
        const spelled = [...digits].map((digit) => sayNumber(Number(digit), language)).join(" ");
        const twos = [digits.slice(0, 2), digits.slice(2)]
          .map((two) => (two < "10" ? [...two].map(Number) : [Number(two)]))
          .map((parts) => parts.map((part) => sayNumber(part, language)).join(" "))
          .join(" ");
        for (const said of [`P ${spelled}`, `P ${twos}`]) {
          const heard = shown(said, language);
          if (heard !== `code:P${digits}` && !heard.includes("[")) wrong.push(`${said}: ${heard}`);
        }
        if (shown(`P ${spelled}`, language) !== `code:P${digits}`) wrong.push(spelled);
      }
    expect(wrong).toEqual([]);
  });

  test("A text without numbers stays as it was, whatever it says", () => {
    for (const text of [
      "Fuga por la junta; ¿revisar?",
      "  “Hi” — ok…\n\nno\t ",
      "",
      "😀 ñ",
      "p u c b a",
    ])
      expect(textOf(readHeard(text, { language: "es", group: "," }))).toBe(text);
  });
});

describe("what a model was unsure of", () => {
  const text = "No carga. Da doce voltios.";
  const read = (everything: boolean) =>
    readHeard(text, { language: "es", group: "," }, [{ start: 0, end: text.length, everything }])
      .filter(({ doubt }) => doubt)
      .map((part) => part.text);

  test("A little unsure: its figures and denials are in doubt", () => {
    expect(read(false)).toEqual(["No", "12 V"]);
  });

  test("Very unsure: all of it is", () => expect(read(true).join("")).toBe("No carga. Da 12 V"));
});
