import fc from "fast-check";
import { expect, test } from "vitest";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { printWorkOrder } from "#app/features/papers/work-order-pdf.server.ts";
import { priceQuote } from "#app/features/quotes/price.ts";
import type { Language } from "#app/values/language.ts";
import { currencies, formatMoney } from "#app/values/money.ts";
import { tries } from "../../support/chance.ts";
import { printing, readPdf, sampleOrder } from "../../support/paper.ts";
import { tally } from "../../support/tally.ts";

const print = (order: WorkOrder, logo?: Uint8Array) =>
  printWorkOrder(order, { ...printing(order.language), logo });
const plain = (text: string) => text.replace(/\s+/g, " ");

/** How many random quotes: a thousand in `npm run torture` (R4). */
const quotes = tries(40);

test("amounts are equal to the cent on random quotes", {
  timeout: 20_000 + quotes * 1_000,
}, async () => {
  tally(quotes);
  const draft = fc.record({
    laborHours: fc.integer({ min: 0, max: 2000 }).map((steps) => steps / 2),
    materials: fc.array(
      fc.record({
        name: fc.constantFrom("Filtro", "Brake pad", "Bujía"),
        quantity: fc.integer({ min: 1, max: 9999 }),
        unitPrice: fc.integer({ min: 1, max: 9_999_999_999 }),
      }),
      { maxLength: 50 },
    ),
  });
  const order = fc.record({
    draft,
    rate: fc.integer({ min: 1, max: 9_999_999_999 }),
    currency: fc.constantFrom(...currencies),
    language: fc.constantFrom<Language>("en", "es"),
  });
  await fc.assert(
    fc.asyncProperty(order, async ({ draft, rate, currency, language }) => {
      const quote = {
        ...sampleOrder.quote,
        ...priceQuote(draft, rate),
        laborHours: draft.laborHours,
        laborRate: rate,
        currency,
      };
      const text = plain(readPdf(await print({ ...sampleOrder, language, quote }), "-raw"));
      const money = (cents: number) => plain(formatMoney(cents, currency, language));
      for (const amount of [rate, quote.laborCost, quote.partsCost, quote.totalAmount])
        expect(text).toContain(` ${money(amount)} `);
      for (const { name, quantity, unitPrice, totalPrice } of quote.materials)
        expect(text).toContain(`${name} ${quantity} ${money(unitPrice)} ${money(totalPrice)} `);
    }),
    { numRuns: quotes, endOnFailure: true },
  );
});
