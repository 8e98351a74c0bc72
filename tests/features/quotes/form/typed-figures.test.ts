import { expect, test } from "vitest";
import { readHours } from "#app/features/quotes/form/hours.ts";
import { blankRow, type Money, readMaterial } from "#app/features/quotes/form/quote-input.ts";
import { readPercent } from "#app/values/percent.ts";

// 300 ways to type a figure of a quote: each is the right amount or refused, and none another one.

const usd: Money = { currency: "USD", decimals: 2 };
const ars: Money = { currency: "ARS", decimals: 2 };
const clp: Money = { currency: "CLP", decimals: 0 };

type Table = Record<string, string>;
/** The ways of a table: figure, then what is typed, separated by bars. "no" is refused. */
const ways = (table: Table) =>
  Object.entries(table).flatMap(([figure, texts]) =>
    texts.split("|").map((text) => [text, figure === "no" ? "no" : Number(figure)] as const),
  );

const row = { ...blankRow, name: "Oil", price: "1" };
const priced = (money: Money) => (price: string) => {
  const read = readMaterial({ ...row, price }, money);
  return "material" in read ? read.material.unitPrice : "no";
};
const counted = (unit: string) => (quantity: string) => {
  const read = readMaterial({ ...row, quantity, unit }, usd);
  return "material" in read ? read.material.quantity : "no";
};
const percent = (text: string) => readPercent(text) ?? "no";
const hours = (text: string) => {
  const read = readHours(text);
  return "hours" in read ? read.hours : "no";
};

const never =
  "1e3|1E3|1.5e2|5e-1|0x10|0b11|∞|Infinity|NaN|null|undefined|true|[object Object]|--5|+-5|5-5|5+5|5*2|(5)|5;6|1:2:3:4|#5|~5|five|cinco|.|,|..|,,|.,|-|+|1..5|1,,5|5..|..5|1.2.3,4,5|1,2,3|٥|١٢|۱۲|१२|Ⅳ|²|½½|1_000|1\\5|5<b>|5' OR 1=1|=5+5|5\u0000|\u0000";

const tables: { name: string; read: (text: string) => unknown; table: Table }[] = [
  {
    name: "a price in dollars",
    read: priced(usd),
    table: {
      123450:
        "1,234.50|1.234,50|1 234.50|1 234,50|1\u00a0234.50|1\u202f234,50|1\u2009234.50|1'234.50|1’234.50|1´234.50|1234.50|1234,50|1234.5|1234,5|$1,234.50|$ 1,234.50|1,234.50 $|US$1,234.50|USD 1,234.50|1,234.50 USD|１２３４.５０|１，２３４．５０|＄1,234.50|\u200e1,234.50\u200e|  1,234.50  |1,234.50\n|\t1234.50|01234.50|1,234.50 dollars|1.234,50 dólares",
      1250: "12.5|12,5|12.50|12,50|$12.50|１２.５|12.50\u00a0$|12.50 each|12.50 c/u|012.5",
      100: "1|1.|1.0|1.00|1,00|$1|1 USD|１|$1.-",
      50: ".5|,5|0.5|0,50|$.50|0.50 USD",
      1: "0.01|,01|.01|0,01",
      120000: "1200|1 200|1.2k|1,200.00|1.200,00|1'200|1.2 thousand",
      123456789: "1,234,567.89|1.234.567,89|1 234 567,89|1'234'567.89|1234567.89",
      // Asked about: 1.25 or 1,250.
      no: `${never}|1.250|12.500|0.125|1.2345|1,23,4|12,34.50|1,2345.00|1.234.50|1,234,50|1.23.456|1,234.567,89|1 23 456|1  234.5.6|€5|£5|¥5|MX$5|5 pesos|S/5|R$5|-5|−5|-0.01|-$5|$-5|5-|(5.00)|0|0.00|-0|10%|5 6 dogs|100000000000|${"9".repeat(70)}|`,
    },
  },
  {
    name: "a price in Argentine pesos",
    read: priced(ars),
    table: {
      123450: "1.234,50|$ 1.234,50|$1.234,50|1234,50|1234.50|AR$ 1.234,50|ARS 1.234,50|1,234.50",
      123400: "1.234|$1.234|1234|1.234,00|1.234,-|1 234|1.234 pesos",
      no: "1,234|-1.234|US$ 5|€ 1.234|1.23,45.6|1.234.5|1e4",
    },
  },
  {
    name: "a price in Chilean pesos",
    read: priced(clp),
    table: {
      4599000: "45.990|$45.990|45990|$ 45.990.-|CLP 45.990|45 990|45.990 pesos|45,990",
      no: "45990,50|45.990,5|45.99|-45.990|0",
    },
  },
  {
    name: "a quantity of pieces",
    read: counted(""),
    table: {
      200: "2| 2 |02|２|\u00a02\u00a0|2\u200b|\t2\n",
      999900: "9999|９９９９|09999",
      no: `${never}|0|-1|−1|1.5|1,5|0.5|½|2.0|1,000|1.000|1 000|10000|2 pcs|x2|2x|99999999999|`,
    },
  },
  {
    name: "a quantity of liters",
    read: counted("L"),
    table: {
      35: "0.35|0,35|00.35|０.３５|０，３５| 0.35 ",
      450: "4.5|4,5|4.50|4,50|04.5",
      300: "3|3.0|3,00",
      999900: "9999|9999.00|9999,0",
      no: "0|0.0|0,00|0.005|0.350|1,250|1.250|1,2.5|4.|4 5|4'5|-4.5|−4.5|4,5 L|4.5l|9999.01|10000|1e1|٤|½½|",
    },
  },
  {
    name: "a percentage",
    read: percent,
    table: {
      82500:
        "8.25|8,25|8.25%|8.25 %|8,25 %|８.２５％|8.2500|08.25|8.25\u00a0%|8.25 percent|8,25 por ciento",
      1000000: "100|100%|100.0000|100,00 %",
      0: "0|0%|0.0|00",
      // A thousand percent is none, so this can only be one.
      10000: "1|1,000|1.000|1,0 %",
      no: `${never}|-8|−8 %|101|100.01|8.25.1|8,25,1|8.12345|8%%|%8|% 8|8 25|8'25|$8|8/4|1e1%|%|`,
    },
  },
  {
    name: "hours",
    read: hours,
    table: {
      1.5: "1.5|1,5|1 ½|1½|1 1/2|1:30|1h30|90 min|１.５|1.50| 1.5 |1\u00a0½|1.5 h|1,5 horas|hora y media",
      2: "2|02|2.0|2 h|2 horas|120 min|２",
      0: "0|-1|−1|-0.5|-1.3|-0|0.0|0 h|-1000",
      no: "1e3|NaN|Infinity|0x10|1.3|0.25|1.5.5|1,5,5|1,000|1001|two|١|--1|1-2|1/0|$2|10%|1:75",
    },
  },
];

for (const { name, read, table } of tables)
  test(`Reads ${name} as typed, or refuses it`, () => {
    const typed = ways(table);
    expect(typed.map(([text]) => [text, read(text)])).toEqual(typed);
  });

test("There are at least 300 ways", () => {
  expect(tables.flatMap(({ table }) => ways(table)).length).toBeGreaterThan(300);
});
