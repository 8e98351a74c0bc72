import { expect, test } from "vitest";
import { readDiscount, readLabor } from "#app/features/quotes/form/extras.ts";
import { diesel } from "../../../support/quotes/labor-rates.ts";

const money = { currency: "USD", decimals: 2, laborRate: 85_00 } as const;

test.each([
  ["10%", { rate: 100_000 }],
  ["12,5 %", { rate: 125_000 }],
  ["9.975 percent", { rate: 99_750 }],
  ["10 por ciento", { rate: 100_000 }],
  ["50", { amount: 50_00 }],
  ["$1,250.50", { amount: 1_250_50 }],
  ["1.250,50", { amount: 1_250_50 }],
  ["10pct", { rate: 100_000 }],
  ["50% off", { rate: 500_000 }],
  ["8 1/4 %", { rate: 82_500 }],
  ["$50 off", { amount: 50_00 }],
  ["50 de descuento", { amount: 50_00 }],
])("Reads a discount of %s", (text, read) => {
  expect(readDiscount(text, "labor", money)).toEqual({ on: "labor", ...read });
});

test.each(["0", "0%", "0.00", "0pct", " "])("Reads %j as no discount", (text) => {
  expect(readDiscount(text, "all", money)).toBeNull();
});

test("Asks which discount was meant, where the currency leaves it open", () => {
  expect(readDiscount("1.500", "all", money)).toEqual({ either: [1_50, 1_500_00] });
  const pesos = { currency: "CLP", decimals: 0 } as const;
  expect(readDiscount("1,500", "all", pesos)).toEqual({ on: "all", amount: 1_500_00 });
});

test.each(["off", "-5", "-5%", "101%", "ten", "1.2.3", "5%%", "10% + 5"])(
  "Refuses a discount of %j",
  (text) => {
    expect(readDiscount(text, "all", money)).toBeUndefined();
  },
);

test("An empty discount is none, and cents are none where the currency has none", () => {
  expect(readDiscount(" ", "all", money)).toBeNull();
  expect(readDiscount("10.50", "all", { currency: "CLP", decimals: 0 })).toBeUndefined();
});

const row = (more: object) => ({
  id: "",
  name: "Alignment",
  time: "1",
  rate: "",
  rateId: "",
  ...more,
});

test.each([
  [{}, 1_00, 85_00],
  [{ time: "0.75" }, 75, 85_00],
  [{ time: "45 min" }, 75, 85_00],
  [{ time: "0.1" }, 10, 85_00],
  [{ time: "0,1 h" }, 10, 85_00],
  [{ time: "1.7" }, 1_70, 85_00],
  [{ time: "0.5", rateId: "diesel" }, 50, 140_00],
  [{ time: "0.5", rateId: "diesel", rate: "99" }, 50, 99_00],
  [{ time: "0.5", rateId: "another shop's" }, 50, 85_00],
  [{ time: "57 min", rate: "$120 per hour" }, 95, 120_00],
  [{ time: "1 1/2", rate: "99,50" }, 1_50, 99_50],
  [{ time: "20 min" }, 33, 85_00],
  [{ time: "1 hr 20 min" }, 1_33, 85_00],
  [{ time: "10 min" }, 17, 85_00],
  [{ time: "1/3" }, 33, 85_00],
  [{ time: "quarter hour" }, 25, 85_00],
  [{ time: "cuarto de hora" }, 25, 85_00],
  [{ time: "1.5 hr labor" }, 1_50, 85_00],
])("Reads labor %o", (more, quantity, unitPrice) => {
  expect(readLabor(row(more), { ...money, laborRates: [diesel] })).toMatchObject({
    name: "Alignment",
    quantity,
    unitPrice,
  });
});

test.each([
  { name: " " },
  { name: "a".repeat(201) },
  { time: "0" },
  { time: "-1" },
  { time: "0.333" },
  { time: "1001" },
  { time: "soon" },
  { rate: "0" },
  { rate: "-85" },
  { rate: "85.555" },
  { rate: "100,000,000.00" },
])("Refuses labor with %o", (more) => {
  expect(readLabor(row(more), money)).toBeUndefined();
});
