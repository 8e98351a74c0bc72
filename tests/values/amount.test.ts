import fc from "fast-check";
import { expect, test } from "vitest";
import { bareAmount, type Currency, centsToInput, currencies, formatMoney, parseCents } from "#app/values/money.ts";

const read = (text: string, currency?: Currency) => parseCents(bareAmount(text, currency));

test.each([
  ["USD", "$ 89.90", 89_90],
  ["USD", "$89.90", 89_90],
  ["USD", "89.90 $", 89_90],
  ["USD", "89.90$", 89_90],
  ["USD", "USD 89.90", 89_90],
  ["USD", "usd89,90", 89_90],
  ["USD", "89.90 USD", 89_90],
  ["USD", "US$ 1,250", 1_250_00],
  ["USD", "u$s 12", 12_00],
  ["USD", "  $\u00a089.90\u202f", 89_90],
  ["USD", "USD $89.90", 89_90],
  ["USD", "$89.90 USD", 89_90],
  ["USD", "89.90", 89_90],
  ["MXN", "$ 1,200.50", 1_200_50],
  ["MXN", "MX$1,200.50", 1_200_50],
  ["MXN", "$1,200.50 MXN", 1_200_50],
  ["ARS", "$ 1.200,50", 1_200_50],
  ["ARS", "AR$ 1.200,50", 1_200_50],
  ["COP", "COL$ 45.000", 45_000_00],
  ["COP", "CO$45.000", 45_000_00],
  ["CLP", "$45.000", 45_000_00],
  ["CLP", "CL$ 990", 990_00],
  ["PEN", "S/ 12.50", 12_50],
  ["PEN", "S/.12.50", 12_50],
  ["PEN", "s/12,50", 12_50],
  ["BRL", "R$ 12,50", 12_50],
  ["BRL", "12,50 BRL", 12_50],
] as const)("in %s '%s' is an amount", (currency, text, cents) => expect(read(text, currency)).toBe(cents));

test.each([
  ["USD", ["€ 12,50", "12 €", "£5", "MX$5", "MXN 5", "R$ 5", "S/ 5", "AR$5", "5 EUR", "USDT 5", "¢50", "5¢", "CA$5", "A$5", "USD5MXN"]],
  ["MXN", ["US$ 5", "USD 5", "U$S 5", "$5 USD", "€5"]],
  ["ARS", ["US$ 5", "U$S 5", "CL$5"]],
  // There a bare $ would be dollars.
  ["PEN", ["$ 5", "US$5", "S$5", "S 5"]],
  ["BRL", ["$ 5", "$R 5"]],
  [
    "USD",
    ["$", "USD", "$ $", "$-5", "-$5", "$ 1e3", "$0x10", "$.50", "$ 1 2", "$5 each", "$$$5", "$1$2", "#5", "5%", "$ 0.125", "$٣", "", " "],
  ],
] as const)("in %s another's sign and what is no amount are refused: %j", (currency, texts) => {
  for (const text of texts) expect([text, read(text, currency)]).toEqual([text, undefined]);
});

test("a currency that is not known may be any of ours", () => {
  for (const text of ["$5", "MX$5", "S/ 5", "5 BRL"]) expect(read(text)).toBe(5_00);
  expect(read("€ 5")).toBeUndefined();
});

const anyCurrency = fc.constantFrom(...currencies);
const anyCents = fc.integer({ min: 0, max: 99_999_999_999 });

test("every amount is read back as the pages write it, and in no other currency that is told from it", () => {
  fc.assert(
    fc.property(anyCents, anyCurrency, anyCurrency, fc.constantFrom("en", "es"), (cents, currency, other, language) => {
      const shown = formatMoney(cents, currency, language);
      expect([shown, read(shown, currency)]).toEqual([shown, cents]);
      // A bare $ is everybody's who writes it so; any longer sign is one's own.
      if (other !== currency && !/^\$/.test(shown)) expect([shown, other, read(shown, other)]).toEqual([shown, other, undefined]);
    }),
    { numRuns: 3_000 },
  );
});

test("a sign or a code on either side, with or without spaces, changes nothing", () => {
  const side = fc.constantFrom("", " ", "\u00a0");
  fc.assert(
    fc.property(anyCents, anyCurrency, side, side, side, fc.boolean(), (cents, currency, a, b, c, before) => {
      const amount = centsToInput(cents);
      const text = before ? `${a}${currency}${b}${amount}${c}` : `${a}${amount}${b}${currency.toLowerCase()}${c}`;
      expect([text, read(text, currency)]).toEqual([text, cents]);
    }),
  );
});

test("no text at all becomes an amount that its own digits do not say", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."$US/.R MXN12,€-e") })),
      anyCurrency,
      (text, currency) => {
        const cents = read(text, currency);
        if (cents === undefined) return;
        const digits = text.replace(/[^\d.,]/g, "").replace(/^\./, ""); // that of "S/."
        expect([text, cents]).toEqual([text, parseCents(digits)]);
        expect(text.toUpperCase().replace(/[\d.,\s$/]/g, "")).toMatch(/^[A-Z]{0,12}$/);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("an endless text is refused at once", () => {
  const start = performance.now();
  for (const text of ["$".repeat(100_000), " ".repeat(100_000), `$${" ".repeat(100_000)}x`, `${"1".repeat(100_000)}x`, "1 ".repeat(50_000)])
    expect(read(text, "USD")).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2_000);
});
