import fc from "fast-check";
import { expect, test } from "vitest";
import { isNamed, tidied, toggleCode, withReading } from "#app/features/assistant/photo/reading.ts";

const sentence = "Error code from image: PO420 Bank 1";

test("Adds the photo's sentence below the typed text", () => {
  expect(withReading("", sentence)).toBe(sentence);
  expect(withReading("Cold start only. ", sentence)).toBe(`Cold start only.\n${sentence}`);
});

test("A second photo replaces the first one's sentence, unless it was edited", () => {
  const second = "Error code from image: P0301";
  expect(withReading(`Cold start.\n${sentence}`, second, sentence)).toBe(`Cold start.\n${second}`);
  expect(withReading(`${sentence.slice(0, -1)}2`, second, sentence)).toBe(
    `${sentence.slice(0, -1)}2\n${second}`,
  );
});

test("Never loses typed text", () => {
  fc.assert(
    fc.property(fc.string(), (typed) =>
      withReading(typed, sentence).startsWith(typed.trim() ? typed.trimEnd() : sentence),
    ),
  );
});

test("A chip writes its code where it was misread, and removes it when pressed again", () => {
  const pressed = toggleCode(sentence, "P0420");
  expect(pressed).toBe("Error code from image: P0420 Bank 1");
  expect(isNamed(sentence, "P0420")).toBe(false);
  expect(isNamed(pressed, "P0420")).toBe(true);
  expect(toggleCode(pressed, "P0420")).toBe("Error code from image: Bank 1");
});

test.each([
  ["U01OO lost", "U0100 lost"],
  ["u0l0o lost", "U0100 lost"],
  ["nothing", "nothing U0100"],
  ["", "U0100"],
])("Turns %s into %s", (input, output) => expect(toggleCode(input, "U0100")).toBe(output));

test("Of a B that may be an 8, one reading replaces the other", () => {
  expect(toggleCode(toggleCode("P0B00", "P0800"), "P0B00")).toBe("P0B00");
});

test("Corrects the spelling of certain codes only", () => {
  const codes = [
    { code: "P0420", certain: true },
    { code: "P0301", certain: false },
  ];
  expect(tidied("P0 420 and PO301", codes)).toBe("P0420 and PO301");
});
