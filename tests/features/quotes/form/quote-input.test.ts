import { expect, test } from "vitest";
import { rearrange, rowsOf } from "#app/features/quotes/form/posted-rows.ts";
import { blankRow, isBlankRow, readMaterial } from "#app/features/quotes/form/quote-input.ts";

const row = { name: "Filter", quantity: "2", price: "12.50" };

test("a line with a name, a whole quantity and a price is a material", () => {
  expect(readMaterial({ ...row, name: "  Oil \n filter " }, "USD")).toEqual({
    material: { name: "Oil filter", quantity: 2, unitPrice: 12_50 },
  });
  expect(readMaterial({ ...row, price: "0.01" }, "USD")).toMatchObject({
    material: { unitPrice: 1 },
  });
  expect(readMaterial({ ...row, price: "12,5" }, "USD")).toMatchObject({
    material: { unitPrice: 12_50 },
  });
});

test.each([
  ["name", ["", "   ", "x".repeat(201)]],
  ["quantity", ["", "0", "-1", "1.5", "1e3", "NaN", "10000", "9".repeat(400), "two"]],
  [
    "price",
    [
      "",
      "0",
      "0.00",
      "-5",
      "1e308",
      "NaN",
      "Infinity",
      "0.125",
      "1.2345",
      "99999999999.99",
      "9".repeat(400),
      "€5",
      "MX$5",
    ],
  ],
] as const)("a line with a wrong %s is none", (cell, texts) => {
  for (const text of texts) {
    const wrong = { name: false, quantity: false, price: false, [cell]: true };
    expect([text, readMaterial({ ...row, [cell]: text }, "USD")]).toEqual([
      text,
      { problem: wrong },
    ]);
  }
});

test("a price may bear the sign of the quote's currency, and no other's", () => {
  expect(readMaterial({ ...row, price: "$ 89.90" }, "USD")).toMatchObject({
    material: { unitPrice: 89_90 },
  });
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, "MXN")).toMatchObject({
    material: { unitPrice: 1_200_50 },
  });
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, "USD")).toMatchObject({
    problem: { price: true },
  });
  // A form whose session is gone does not know it; the server will.
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, undefined)).toMatchObject({
    material: { unitPrice: 1_200_50 },
  });
});

test("a price that may be two is not taken for either", () => {
  expect(readMaterial({ ...row, price: "12.500" }, "USD")).toMatchObject({
    problem: { price: true, either: [12_50, 12_500_00] },
  });
  expect(readMaterial({ ...row, price: "12.500" }, "COP")).toMatchObject({
    material: { unitPrice: 12_500_00 },
  });
});

test("a line in which nothing was typed is blank", () => {
  expect(isBlankRow(blankRow)).toBe(true);
  expect(isBlankRow({ name: " ", quantity: "", price: "" })).toBe(true);
  for (const cell of ["name", "quantity", "price"] as const)
    expect(isBlankRow({ ...blankRow, [cell]: "7" })).toBe(false);
});

test("lists of unequal length and rubbish in their place make lines that can be checked", () => {
  expect(rowsOf({ materialName: ["a", "b"], materialPrice: ["1"] })).toEqual([
    { name: "a", quantity: "", price: "1" },
    { name: "b", quantity: "", price: "" },
  ]);
  expect(rowsOf({ materialName: "a" })).toEqual([]);
});

test("without JavaScript the form's own buttons add and remove lines", () => {
  const ask = (query: string, rows = [row]) => rearrange(rows, new URLSearchParams(query), "USD");
  expect(ask("")).toBeUndefined();
  expect(ask("add")).toEqual([row, blankRow]);
  expect(ask("add", [])).toEqual([blankRow]);
  expect(ask("add", [row, blankRow])).toBe("invalid");
  expect(ask("remove=0", [row, blankRow])).toEqual([blankRow]);
  expect(ask("remove=x")).toEqual([row]);
});
