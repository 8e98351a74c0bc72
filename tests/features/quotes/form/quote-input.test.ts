import { expect, test } from "vitest";
import {
  blankRow,
  isBlankRow,
  readMaterial,
  rearrange,
  rowsOf,
} from "#app/features/quotes/form/quote-input.ts";

const usd = { currency: "USD", decimals: 2 } as const;
const row = { ...blankRow, name: "Filter", quantity: "2", price: "12.50" };

test("a line with a name, a whole quantity and a price is a material", () => {
  expect(readMaterial({ ...row, name: "  Oil \n filter " }, usd)).toEqual({
    material: { taxClass: null, name: "Oil filter", quantity: 200, unitPrice: 12_50 },
  });
  expect(readMaterial({ ...row, price: "0.01" }, usd)).toMatchObject({
    material: { unitPrice: 1 },
  });
  expect(readMaterial({ ...row, price: "12,5" }, usd)).toMatchObject({
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
    expect([text, readMaterial({ ...row, [cell]: text }, usd)]).toEqual([text, { problem: wrong }]);
  }
});

test("a price may bear the sign of the quote's currency, and no other's", () => {
  expect(readMaterial({ ...row, price: "$ 89.90" }, usd)).toMatchObject({
    material: { unitPrice: 89_90 },
  });
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, { ...usd, currency: "MXN" })).toMatchObject(
    {
      material: { unitPrice: 1_200_50 },
    },
  );
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, usd)).toMatchObject({
    problem: { price: true },
  });
  // A form whose session is gone does not know it; the server will.
  expect(readMaterial({ ...row, price: "MX$1,200.50" }, undefined)).toMatchObject({
    material: { unitPrice: 1_200_50 },
  });
});

test("a price that may be two is not taken for either", () => {
  expect(readMaterial({ ...row, price: "12.500" }, usd)).toMatchObject({
    problem: { price: true, either: [12_50, 12_500_00] },
  });
  expect(readMaterial({ ...row, price: "12.500" }, { ...usd, currency: "COP" })).toMatchObject({
    material: { unitPrice: 12_500_00 },
  });
});

test("a price in a currency without decimals is a whole number", () => {
  const clp = { currency: "CLP", decimals: 0 } as const;
  expect(readMaterial({ ...row, price: "45990,50" }, clp)).toMatchObject({
    problem: { price: true },
  });
  // Not asked about: fifteen pesos and 99 cents are none.
  expect(readMaterial({ ...row, price: "15,990" }, clp)).toMatchObject({
    material: { unitPrice: 15_990_00 },
  });
  expect(readMaterial({ ...row, price: "45990,50" }, { ...clp, decimals: 2 })).toMatchObject({
    material: { unitPrice: 45_990_50 },
  });
});

test("Takes up to two decimals of a quantity whose unit divides", () => {
  const ask = (quantity: string, unit: string) => readMaterial({ ...row, quantity, unit }, usd);
  for (const [typed, hundredths] of [
    ["0.35", 35],
    ["4,5", 450],
    ["1.05", 105],
    ["3", 300],
    ["9999", 9999_00],
    [".5", 50],
    ["1 1/2", 1_50],
  ] as const)
    expect([typed, ask(typed, "L")]).toMatchObject([typed, { material: { quantity: hundredths } }]);
  for (const typed of ["0", "0.00", "0.005", "1,250", "-1", "9999.01", "1/3", "1.", "1.2.3"])
    expect([typed, ask(typed, "L")]).toMatchObject([typed, { problem: { quantity: true } }]);
  for (const unit of ["", "set", "furlong"])
    expect(ask("0.5", unit)).toMatchObject({ problem: { quantity: true } });
});

test("a line in which nothing was typed is blank", () => {
  expect(isBlankRow(blankRow)).toBe(true);
  expect(isBlankRow({ ...blankRow, name: " ", quantity: "" })).toBe(true);
  for (const cell of ["name", "quantity", "price", "partNumber", "cost"] as const)
    expect(isBlankRow({ ...blankRow, [cell]: "7" })).toBe(false);
});

test("lists of unequal length and rubbish in their place make lines that can be checked", () => {
  expect(rowsOf({ materialId: ["x"], materialName: ["a", "b"], materialPrice: ["1"] })).toEqual([
    { ...blankRow, id: "x", name: "a", quantity: "", price: "1" },
    { ...blankRow, name: "b", quantity: "" },
  ]);
  expect(rowsOf({ materialName: "a" })).toEqual([]);
});

test("without JavaScript the form's own buttons add and remove lines", () => {
  const ask = (query: string, rows = [row]) => rearrange(rows, new URLSearchParams(query), usd);
  expect(ask("")).toBeUndefined();
  expect(ask("add")).toEqual([row, blankRow]);
  expect(ask("add", [])).toEqual([blankRow]);
  expect(ask("add", [row, blankRow])).toBe("invalid");
  expect(ask("remove=0", [row, blankRow])).toEqual([blankRow]);
  expect(ask("remove=x")).toEqual([row]);
});
