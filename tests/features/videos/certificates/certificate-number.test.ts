import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  numberFrom,
  randomLetters,
  readNumber,
} from "#app/features/videos/certificates/certificate-number.ts";

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const fresh = () => numberFrom(randomBytes(randomLetters));

test("reads a number, however it is typed", () => {
  for (let n = 0; n < 200; n++) {
    const number = fresh();
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readNumber(number)).toBe(number);
    expect(readNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
    expect(readNumber(number.replaceAll("0", "o").replaceAll("1", "l"))).toBe(number);
  }
});

test("a thousand numbers are unique", () => {
  expect(new Set(Array.from({ length: 1_000 }, fresh)).size).toBe(1_000);
});

test("detects any altered character and nearly all transpositions", () => {
  let missed = 0;
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: randomLetters, maxLength: randomLetters }),
      fc.nat(15),
      fc.nat(31),
      (random, at, other) => {
        const number = numberFrom(random).replaceAll("-", "");
        const altered = number.slice(0, at) + letters[other] + number.slice(at + 1);
        if (altered !== number) expect(readNumber(altered)).toBeUndefined();
        const turned =
          number.slice(0, at) + (number[at + 1] ?? "") + number[at] + number.slice(at + 2);
        if (turned !== number && readNumber(turned)) missed++;
      },
    ),
    { numRuns: 2_000 },
  );
  expect(missed).toBeLessThan(40);
});

test.each([
  "",
  "0",
  "0000-0000-0000-0000-0000",
  "UUUU-UUUU-UUUU-UUUU",
  "x'--",
  "../../etc",
  "%00",
  "\u{1F600}".repeat(16),
  "0".repeat(1e6),
])("rejects the number %j", (text) => expect(readNumber(text)).toBeUndefined());
