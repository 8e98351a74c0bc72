import { expect, test } from "vitest";
import { openDetector, writtenIn } from "#app/features/translator/language/language.server.ts";
import { short } from "../short-texts.ts";
import { shopLines } from "./shop-lines.ts";
import { unseenLines } from "./unseen-lines.ts";

const detect = await openDetector();

test("a hundred short texts: never sure of the wrong language, and sure of nearly all", () => {
  const told = (["en", "es"] as const).flatMap((language) =>
    short[language].map((text) => ({ text, language, found: detect(text) })),
  );
  expect(told.filter(({ language, found }) => found.sure && found.language !== language)).toEqual(
    [],
  );
  expect(
    told.filter(({ language, found }) => found.sure && found.language === language).length,
  ).toBeGreaterThanOrEqual(90);
});

const linesOf = (given: Record<"en" | "es", string>) =>
  (["en", "es"] as const).flatMap((language) =>
    given[language]
      .trim()
      .split("\n")
      .map((text) => ({ text, language })),
  );

const lines = linesOf(shopLines);

test.each([
  ["a counter", lines],
  ["a counter that the rules have not seen", linesOf(unseenLines)],
])("two hundred lines of %s: never sure of the wrong language", (_, given) => {
  expect(given.length).toBeGreaterThanOrEqual(200);
  const wrong = given.filter(({ text, language }) => {
    const found = detect(text);
    return found.sure && found.language !== language;
  });
  expect(wrong).toEqual([]);
});

test("what does not tell its language is in that of whoever writes it", async () => {
  for (const { text, language } of lines) expect(await writtenIn(text, language)).toBe(language);
});

test.each(["luz check prendida", "Check balatas", "Luz de check engine", "trae check engine"])(
  "the check light in %j does not make it English",
  (text) => {
    const { language, sure } = detect(text);
    expect(language === "en" && sure).toBe(false);
  },
);

test.each(["500 mi", "40k mi", "sensor trasero", "rotor nuevo", "alternador bueno"])(
  "%j is not surely in the other language",
  (text) => {
    const { language, sure } = detect(text);
    expect(sure && language === (text.endsWith("mi") ? "es" : "en")).toBe(false);
  },
);

test("Spanish written with an English interface is Spanish, and the other way round", async () => {
  expect(await writtenIn("Se me apaga el motor en los semáforos. Ya cambié la bomba.", "en")).toBe(
    "es",
  );
  expect(await writtenIn("It stalls at every light. I already changed the pump.", "es")).toBe("en");
});

test.each([
  "P0301",
  "Civic 2014",
  "OK",
  "ABS ECU 12.6 V",
  "https://www.example.com/the/and/of",
  "👍",
  "",
])("of %s nothing is known, so the author's own language holds", async (text) => {
  expect(await writtenIn(text, "en")).toBe("en");
  expect(await writtenIn(text, "es")).toBe("es");
});

test("a quoted English line does not make a Spanish answer English", async () => {
  expect(
    await writtenIn(
      "> The check engine light is on and it stalls at idle\n\nRevise la bomba y el filtro.",
      "en",
    ),
  ).toBe("es");
});
