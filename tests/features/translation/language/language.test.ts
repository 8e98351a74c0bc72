import { expect, test } from "vitest";
import { openDetector, writtenIn } from "#app/features/translation/language/language.server.ts";
import { short } from "../short-texts.ts";

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
