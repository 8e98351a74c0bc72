import { expect, test } from "vitest";
import { partsOf, safetySentences } from "#app/features/translator/safety/safety-sentences.ts";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import { languages, otherLanguages } from "#app/values/language.ts";

const directions = languages.flatMap((from) => otherLanguages(from).map((to) => ({ from, to })));
const said = (text: string, from: "en" | "es") =>
  partsOf(text, from, from === "en" ? "es" : "en").map(({ text, says }) => says ?? `(${text})`);

test("Every sentence is recognized as itself alone, in each language", () => {
  for (const { from, to } of directions)
    for (const one of safetySentences) {
      const [part, ...more] = partsOf(one[from].says, from, to);
      expect(part).toEqual({ text: one[from].says, says: one[to].says });
      expect(more).toEqual([]);
      expect(safetySentences.filter((other) => other[from].says === one[from].says)).toHaveLength(
        1,
      );
    }
});

test("A variant of any of them is marked: its words warn, too", () => {
  const unmarked = safetySentences.filter(
    (one) => !languages.every((each) => hasSafetyWord(one[each].says, each)),
  );
  expect(unmarked.map(({ en }) => en.says)).toEqual([]);
});

test("Recognizes what people write", () => {
  expect(said("DON’T DRIVE THE CAR!", "en")).toEqual(["No maneje este vehículo."]);
  expect(said("no conduzca el auto", "es")).toEqual(["Do not drive this vehicle."]);
  expect(said("Your truck is unsafe to drive", "en")).toEqual([
    "El vehículo no es seguro para circular.",
  ]);
});

test("A safety sentence among others is translated by the list, the others are left", () => {
  expect(said("Pads are at 2 mm. Do not drive it. Call us.", "en")).toEqual([
    "(Pads are at 2 mm. )",
    "No maneje este vehículo. ",
    "(Call us.)",
  ]);
  expect(said("Fuga en el riel.\nRiesgo de incendio.", "es")).toEqual([
    "(Fuga en el riel.\n)",
    "Risk of fire.",
  ]);
});

test.each([
  "Do not drive this vehicle above 40 mph.",
  "You can drive this vehicle.",
  "Do not drive this vehicle until the light goes out.",
  "The brakes may fail inspection.",
])("%s is not on the list", (text) => {
  expect(partsOf(text, "en", "es")).toEqual([{ text }]);
});
