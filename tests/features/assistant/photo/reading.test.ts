import fc from "fast-check";
import { expect, test } from "vitest";
import { isNamed, tidied, toggleCode, withReading } from "#app/features/assistant/photo/reading.ts";

const sentence = "Error code from image: PO420 Bank 1";

test("the input is filled with the photo's sentence, below what was typed", () => {
  expect(withReading("", sentence)).toBe(sentence);
  expect(withReading("Cold start only. ", sentence)).toBe(`Cold start only.\n${sentence}`);
});

test("a second photo takes the place of the first, unless that was touched", () => {
  const second = "Error code from image: P0301";
  expect(withReading(`Cold start.\n${sentence}`, second, sentence)).toBe(`Cold start.\n${second}`);
  expect(withReading(`${sentence.slice(0, -1)}2`, second, sentence)).toBe(
    `${sentence.slice(0, -1)}2\n${second}`,
  );
});

test("what was typed is never lost", () => {
  fc.assert(
    fc.property(fc.string(), (typed) =>
      withReading(typed, sentence).startsWith(typed.trim() ? typed.trimEnd() : sentence),
    ),
  );
});

test("pressing a chip writes the code where it was misread, pressing it again takes it out", () => {
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
])("%s becomes %s", (input, output) => expect(toggleCode(input, "U0100")).toBe(output));

test("of a B that may be an 8 one reading takes the place of the other", () => {
  expect(toggleCode(toggleCode("P0B00", "P0800"), "P0B00")).toBe("P0B00");
});

test("only what is certain is spelled anew in the photo's text", () => {
  const codes = [
    { code: "P0420", certain: true },
    { code: "P0301", certain: false },
  ];
  expect(tidied("P0 420 and PO301", codes)).toBe("P0420 and PO301");
});
