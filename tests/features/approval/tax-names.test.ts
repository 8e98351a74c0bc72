import { expect, test } from "vitest";
import { sumsIn } from "#app/features/approval/page/amounts.ts";
import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import { loadT } from "#app/i18n/load-words.server.ts";

const quote: RevisionQuote = {
  id: "q",
  number: 1,
  version: 1,
  description: { en: { text: "Brakes", note: null }, es: { text: "Frenos", note: null } },
  lines: [],
  laborHours: 0,
  laborRate: 0,
  laborCost: 0,
  partsCost: 100_00,
  amounts: [
    {
      kind: "tax",
      name: "State sales tax",
      names: { es: "Impuesto estatal" },
      cents: 8_00,
      rate: 80_000,
    },
  ],
  totalAmount: 108_00,
};

test.each([
  ["en", "State sales tax 8%"],
  ["es", "Impuesto estatal 8%"],
] as const)(
  "A customer who reads %s is told of the tax by its name there",
  async (language, name) => {
    const words = { t: await loadT(language), language };
    const rows = sumsIn(words, { currency: "USD", decimals: 2 }, quote);
    expect(rows.map((row) => row.name)).toContain(name);
  },
);
