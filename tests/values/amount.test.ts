import { expect, test } from "vitest";
import { eitherWords, readAmount } from "#app/values/amount.ts";
import type { Currency } from "#app/values/money.ts";
import { cpuTime } from "../support/machine/cpu-time.ts";

const cents = (text: string, currency?: Currency) => {
  const read = readAmount(text, currency);
  return read && "cents" in read ? read.cents : undefined;
};
const table = (ways: Partial<Record<Currency, Record<number, string>>>) =>
  Object.entries(ways).flatMap(([currency, amounts]) =>
    Object.entries(amounts).flatMap(([amount, texts]) =>
      texts.split("|").map((text) => [currency as Currency, text, Number(amount)] as const),
    ),
  );

const typed = table({
  USD: {
    0: "0|0.00|0.|$0",
    1: ".01|0.01|$.01|0,01",
    99: ".99|0.99|$.99|$ .99|,99|$0,99|.99 USD|.99 each",
    1200: "12|12.|12.0|12.00|12,00|$12|12 $|$12.|012|12 bucks|12 dollars|12 dólares|12 dlls|12 dls.|$12.-|12 USD|u$s 12|１２|12 each|12 ea|12/ea|12 / unit",
    1250: "12.5|12.50|12,50|12,5|$12.50|$ 12.50|12.50 $|12.50$|US$12.50|US$ 12,50|USD 12.50|USD12.50|usd 12.50|12.50 usd|USD $12.50|$12.50 USD|12.50 each|USD 12.50 each|12.50/ea|$12.50 / ea|12.50 apiece|12.50 a piece|12.50 per unit|12.50 c/u|12.50 p/u|12.50 cada uno|12.50 por unidad|12.50 la pieza|12.50 dollars each|12.50 dólares c/u|12.50 dolares|12\u200b.50|\ufeff12.50|12.50\u200e|\u202a$12.50\u202c|$\u00a012.50|12.50\u202fUSD|\t12.50\n|１２．５０|＄12.50|1\u00ad2.50|12.50.",
    8990: "$ 89.90|89.90 $|usd89,90|  $\u00a089.90\u202f",
    120000:
      "1.2k|1.2 k|1,2k|1.20k|$1.2K|1200|1,200|1,200.00|1.200,00|1 200|1 200.00|1 200,00|1'200|1’200.00|1\u2009200|1\u202f200.00|1\u00a0200|1.2 thousand|1200.-",
    125000:
      "1,250|$1,250|1250|US$ 1,250|1,250.0|1250,00|1.250,00|1 250|1.25k|1,250.00 USD|1,250 dollars",
    123450:
      "1,234.50|1,234.5|1.234,50|1 234.50|1 234,50|1'234.50|1'234,50|$1,234.50|1234.50|1234,5",
    123456789:
      "1,234,567.89|1.234.567,89|1 234 567.89|1'234'567.89|1'234,567.89|1'234.567,89|1234567.89",
    100000000: "1,000,000|1.000.000|1 000 000|1'000'000|1000000|1 million",
    2500000: "25k|25 k|25 thousand|25,000|25 mil|25 000",
  },
  MXN: {
    45000:
      "450|$450|MX$450.00|450 mxn|$450 MXN|450 pesos|450 M.N.|450 MN|$450.00 m.n.|450 pesos mexicanos|$450 pesos|450 c/u|$450.00 la pieza|450 pza".replace(
        "|450 pza",
        "|450/pza",
      ),
    150000:
      "1,500.00 M.N.|1500 pesos|1,500 pesos|$1,500.00 MN|1 500|1.5 mil|1.5k|1'500.00|1,500|$1,500.- ",
    120050: "$ 1,200.50|MX$1,200.50|$1,200.50 MXN|1.200,50|1 200,50",
    125000000:
      "1'250,000.00|1'250,000|$1'250,000.00 M.N.|1,250,000|1.25 millones|1.25 millones de pesos",
    2500000: "25 mil|25 mil pesos|25mil|25k",
  },
  ARS: {
    120050:
      "$ 1.200,50|AR$ 1.200,50|1200,50|1.200,5|ARS 1.200,50|1.200,50 pesos|1.200,50 pesos argentinos|1,200.50",
    1250000: "12.500|$12.500|12.500,00|12.500,-|12.500.-|12 500|12500|12 lucas y media".replace(
      "|12 lucas y media",
      "|12,5 lucas|12,5 mil",
    ),
    2500000: "25 lucas|25 mil|25.000|$25.000.-",
  },
  COP: {
    4500000:
      "45.000|$45.000|COL$ 45.000|CO$45.000|45 mil|45 mil pesos|45 lucas|45.000 pesos|45.000 COP|45'000|45000|45.000,00",
    125000000:
      "1'250.000|1.250.000|$1'250.000|1,25 millones|1'250.000,00|1'250.000 pesos colombianos",
    2500000: "25 mil|25.000 c/u",
  },
  CLP: {
    1599000: "$15.990.-|$15.990|15.990|15990|CLP 15.990|15.990 pesos|15.990,-|CL$15.990|15.990 c/u",
    99000: "CL$ 990|990|$990.-",
    4500000: "$45.000|45 lucas|45 lukas|45 mil",
  },
  PEN: {
    1250: "S/ 12.50|S/.12.50|S/. 12.50|s/12,50|12.50 soles|12.5|PEN 12.50|12.50 nuevos soles",
    2500: "25 soles|S/25|25|S/ 25.00|25 soles c/u|25 sol",
  },
  BRL: {
    1250: "R$ 12,50|R$12,50|12,50 BRL|12,50 reais|12.50|12,5|12,50 reales",
    125000: "R$ 1.250|1.250,00|1.250|1,250.00",
  },
});

test("Covers more than 230 ways to type an amount", () =>
  expect(typed.length).toBeGreaterThan(230));
test.each(typed)("Reads an amount in %s: %j", (currency, text, amount) =>
  expect(readAmount(text, currency)).toEqual({ cents: amount }),
);

test.each([
  ["USD", "12.500|$12.500|12.500 USD|12.500 each|USD 12.500", 12_50, 12_500_00],
  ["USD", "1.000|$ 1.000", 1_00, 1_000_00],
  ["USD", "1'250.000", 1_250_00, 1_250_000_00],
  ["USD", "12.345", 12_35, 12_345_00],
  ["MXN", "1.500|$1.500|1.500 pesos", 1_50, 1_500_00],
  ["PEN", "S/ 2.500", 2_50, 2_500_00],
  ["ARS", "12,500|$ 12,500", 12_50, 12_500_00],
  ["BRL", "R$ 1,250", 1_25, 1_250_00],
  ["COP", "45,000", 45_00, 45_000_00],
  ["CLP", "15,990|$15,990", 15_99, 15_990_00],
  ["USD", "1.255k", 1_255_00, 1_255_000_00],
  ["COP", "1.255 mil", 1_255_00, 1_255_000_00],
] as const)("Asks which of two amounts is meant in %s: %j", (currency, texts, one, other) => {
  for (const text of texts.split("|"))
    expect([text, readAmount(text, currency)]).toEqual([text, { either: [one, other] }]);
});

test.each([
  [
    "USD",
    "€ 12,50|12 €|£5|MX$5|MXN 5|R$ 5|S/ 5|AR$5|5 EUR|USDT 5|5 USDT|¢50|5¢|50 cents|CA$5|A$5|USD5MXN|12 pesos|12 soles",
  ],
  ["MXN", "US$ 5|USD 5|U$S 5|$5 USD|€5|5 dólares|5 dlls|5 soles"],
  ["ARS", "US$ 5|U$S 5|CL$5|5 pesos chilenos"],
  // There a bare $ means US dollars.
  ["PEN", "$ 5|US$5|S$5|S 5|5 pesos"],
  ["BRL", "$ 5|$R 5|5 pesos"],
  [
    "USD",
    "$|USD|$ $|$-5|-$5|-5|−5|+5|5-|(5.00)|$ 1e3|1e3|$0x10|0x10|$ 1 2|1 2|12 34|$$$5|$1$2|#5|5%|$ 0.125|0.125|1.2345|$٣|٣|| ",
  ],
  [
    "USD",
    "1,234.567|1.234,567|1,23,456|12,34|1,,5|1..5|.|,|. 5|5 . 5|,.5|1'2'3|1'25|1'250'00|001.000|0.000|0,500|1 2345|12 500 00|1.25.5|1,5,5".replace(
      "|12,34",
      "",
    ),
  ],
  [
    "USD",
    "12-15|12–15|12/15|12 or 15|~12|aprox. 12|12+tax|12 plus tax|12 + IVA|12.50 x 2|2 @ 12.50|free|twelve|½|12½|1 1/2|Infinity|NaN|null|12 50|12.50.50",
  ],
  [
    "USD",
    "12²|①|1\u03012|1\u20e3|Ⅻ|一二|12 lucas|1 millon de gracias|5 mil mil|k|mil|5 kk|12 each each|$12.50/hr|12 per hour",
  ],
] as const)("Refuses other currencies and other text in %s: %j", (currency, texts) => {
  for (const text of texts.split("|"))
    expect([text, readAmount(text, currency)]).toEqual([text, undefined]);
});

test("Reads an hourly rate with its unit", () => {
  const rates =
    "85|$85|$85/hr|$85 / h|85/hour|$85 per hour|85 an hour|85 hourly|$85 por hora|85 la hora|85 x hora|85 p/h|USD 85/hr|85 dollars an hour|85.00/hora";
  for (const text of rates.split("|"))
    expect([text, readAmount(text, "USD", "rate")]).toEqual([text, { cents: 85_00 }]);
  expect(readAmount("$350 por hora", "MXN", "rate")).toEqual({ cents: 350_00 });
  expect(readAmount("$85 each", "USD", "rate")).toBeUndefined();
});

test("Accepts any supported currency when none is given", () => {
  for (const text of ["$5", "MX$5", "S/ 5", "5 BRL", "5 pesos", "5 dólares"])
    expect(cents(text)).toBe(5_00);
  for (const text of ["12.500", "12,500"])
    expect(readAmount(text)).toEqual({ either: [12_50, 12_500_00] });
  expect(cents("€ 5")).toBeUndefined();
});

test("Suggests both amounts as formatted and as unambiguous input", () => {
  expect(eitherWords([12_50, 12_500_00], "USD", "en")).toEqual({
    one: "$12.50",
    other: "$12,500.00",
    typeOne: "12.50",
    typeOther: "12500",
  });
  expect(eitherWords([12_50, 12_500_00], "ARS", "es")).toMatchObject({
    typeOne: "12,50",
    typeOther: "12500",
  });
});

test("Refuses very long text quickly", () => {
  const pieces = ["$", " ", "1", "1 ", "1,", "1'", "\u200b", "1.000", "mil ", "S/."];
  const spent = cpuTime(() => {
    for (const piece of pieces) expect(cents(piece.repeat(100_000), "USD")).toBeUndefined();
    for (const piece of pieces) readAmount(`1${piece.repeat(18)}x`, "PEN");
    expect(readAmount(`1${" ".repeat(300)}000`, "USD")).toBeUndefined();
  });
  expect(spent).toBeLessThan(2_000);
});
