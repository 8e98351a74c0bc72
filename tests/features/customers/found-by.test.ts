import { expect, test } from "vitest";
import {
  emailFoundBy,
  nameFoundBy,
  plateFoundBy,
  vinFoundBy,
} from "#app/features/customers/found-by.ts";

test.each([
  ["María", "García López", "maria garcia lopez"],
  [" Sean ", "O’Brien", "sean obrien"],
  ["J. R.", "Smith-Jones", "j r smith jones"],
  ["李", "小龙", "李 小龙"],
  ["—", "?", "— ?"],
])("Compares names folded and without punctuation: %s %s", (first, last, found) =>
  expect(nameFoundBy(first, last)).toBe(found),
);

test.each([
  ["ABC-123", "abc123"],
  ["abc 123", "abc123"],
  ["ＡＢＣ１２３", "abc123"],
  ["ñu-1", "nu1"],
  ["--", null],
])("Compares plates by letters and digits: %s", (plate, found) =>
  expect(plateFoundBy(plate)).toBe(found),
);

test("Compares e-mail addresses in lower case, and VINs in capitals without spaces", () => {
  expect(emailFoundBy("Ana@Shop.Test ")).toBe("ana@shop.test");
  expect(emailFoundBy("")).toBeNull();
  expect(vinFoundBy("1hg cm826-33a004352")).toBe("1HGCM82633A004352");
  expect(vinFoundBy(null)).toBeNull();
});
