import { expect, test } from "vitest";
import type { Line } from "#app/features/assistant/photo/recognized-text.ts";
import { platesIn } from "#app/features/scan/plates-in.ts";

/** Words in a line, each with the height of its letters. */
const line = (...words: [text: string, height: number][]): Line =>
  words.map(([text, height], at) => ({
    text,
    confidence: 90,
    box: { left: at * 200, top: 0, right: at * 200 + 180, bottom: height },
  }));
const plates = (...lines: Line[]) => platesIn(lines).map(({ plate }) => plate);

test.each([
  ["of California, below its state", [line(["California", 30]), line(["7ABC123", 90])], "7ABC123"],
  ["of Texas, with a star between", [line(["TEXAS", 20]), line(["KLM★4821", 90])], "KLM-4821"],
  ["of Mexico", [line(["ABC-123-A", 90]), line(["JALISCO", 20])], "ABC-123-A"],
  ["of Colombia, in two words", [line(["ABC", 90], ["123", 90]), line(["BOGOTA", 20])], "ABC 123"],
  ["of Argentina", [line(["REPUBLICA", 12]), line(["AB", 80], ["123CD", 80])], "AB 123CD"],
  ["of Chile", [line(["BCDF-12", 80])], "BCDF-12"],
])("Reads a plate %s", (_, lines, plate) => {
  expect(plates(...lines)[0]).toBe(plate);
});

test("Takes the largest letters first, and each plate once", () => {
  const found = plates(line(["ABC-1234", 30]), line(["XYZ-9876", 80]), line(["ABC-1234", 20]));
  expect(found.slice(0, 2)).toEqual(["XYZ-9876", "ABC-1234"]);
  expect(new Set(found).size).toBe(found.length);
});

test.each([
  ["words", line(["GARDEN", 20], ["STATE", 20])],
  ["a VIN", line(["1HGCM82633A004352", 80])],
  ["a short number", line(["4352", 80])],
  ["nothing", line()],
])("Takes no plate from %s", (_, one) => {
  expect(plates(one)).toEqual([]);
});
