import fc from "fast-check";
import { expect, test } from "vitest";
import { eitherWords, readAmount } from "#app/values/amount.ts";
import { type Currency, centsToInput, currencies, formatMoney } from "#app/values/money.ts";

const cents = (text: string, currency?: Currency) => {
  const read = readAmount(text, currency);
  return read && "cents" in read ? read.cents : undefined;
};
const anyCurrency = fc.constantFrom(...currencies);
const anyCents = fc.integer({ min: 0, max: 99_999_999_999 });

test("Reads every amount as pages format it, and refuses it in a currency with another sign", () => {
  fc.assert(
    fc.property(
      anyCents,
      anyCurrency,
      anyCurrency,
      fc.constantFrom("en", "es"),
      (amount, currency, other, language) => {
        const shown = formatMoney(amount, currency, language);
        expect([shown, cents(shown, currency)]).toEqual([shown, amount]);
        // A bare $ is shared by several currencies; any longer sign belongs to one.
        if (other !== currency && !/^\$/.test(shown))
          expect([shown, other, readAmount(shown, other)]).toEqual([shown, other, undefined]);
      },
    ),
    { numRuns: 3_000 },
  );
});

test("Reads every amount in the formats of thirteen locales", () => {
  const locales = [
    "en-US",
    "en-IN",
    "es-MX",
    "es-AR",
    "es-CL",
    "es-CO",
    "es-PE",
    "es-ES",
    "pt-BR",
    "de-DE",
    "de-CH",
    "fr-FR",
    "sv-SE",
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      anyCurrency,
      fc.constantFrom(...locales),
      (amount, currency, locale) => {
        const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
          centsToInput(amount) as `${number}`,
        );
        expect([shown, cents(shown, currency)]).toEqual([shown, amount]);
      },
    ),
    { numRuns: 3_000 },
  );
});

test("Reads both suggestions for an ambiguous amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      anyCurrency,
      (whole, rest, currency) => {
        const digits = String(rest).padStart(3, "0");
        for (const sign of [".", ","]) {
          const read = readAmount(`${whole}${sign}${digits}`, currency)!;
          if ("cents" in read) expect(read.cents).toBe(Number(`${whole}${digits}`) * 100);
          else {
            const { typeOne, typeOther } = eitherWords(read.either, currency, "en");
            expect([cents(typeOne, currency), cents(typeOther, currency)]).toEqual(read.either);
          }
        }
      },
    ),
  );
});

test("Reads the same amount with a currency code on either side, with or without spaces", () => {
  const side = fc.constantFrom("", " ", "\u00a0");
  fc.assert(
    fc.property(
      anyCents,
      anyCurrency,
      side,
      side,
      side,
      fc.boolean(),
      (amount, currency, a, b, c, before) => {
        const input = centsToInput(amount);
        const text = before
          ? `${a}${currency}${b}${input}${c}`
          : `${a}${input}${b}${currency.toLowerCase()}${c}`;
        expect([text, cents(text, currency)]).toEqual([text, amount]);
      },
    ),
  );
});

test("Never reads an amount whose digits are not in the text", () => {
  const piece = fc.constantFrom(..."$US/.R MXN12,€-e' ", "mil", "k", "each", "\u200b");
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: piece })),
      anyCurrency,
      (text, currency) => {
        const read = readAmount(text, currency);
        if (!read) return;
        const digits = text.normalize("NFKC").replace(/\D/g, "").replace(/^0+/, "");
        for (const amount of "cents" in read ? [read.cents] : read.either) {
          const said = String(amount).replace(/0+$/, "");
          expect([
            text,
            `${digits}00000000`.startsWith(said) || amount === 0 || /\d{3}$/.test(digits),
          ]).toEqual([text, true]);
        }
        expect(text).toMatch(/\d/);
      },
    ),
    { numRuns: 5_000 },
  );
});
