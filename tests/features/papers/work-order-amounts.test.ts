import fc from "fast-check";
import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import type { Language } from "#app/values/language.ts";
import { currencies, decimalsOf, formatMoney } from "#app/values/money.ts";
import { tries } from "../../support/chance.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";
import { tally } from "../../support/tally.ts";
import { anyDraft, anyRate } from "../quotes/exact.ts";

const print = (order: WorkOrder, logo?: Uint8Array) =>
  printWorkOrder(order, { ...printing(order.language), logo });
const plain = (text: string) => text.replace(/\s+/g, " ");

/** How many random quotes: a thousand in `npm run torture` (R4). */
const quotes = tries(40);

test("amounts are equal to the cent on random quotes", {
  timeout: 20_000 + quotes * 1_000,
}, async () => {
  tally(quotes);
  const order = fc.constantFrom(...currencies).chain((currency) =>
    fc.record({
      draft: anyDraft(decimalsOf[currency]),
      laborRate: anyRate(decimalsOf[currency]),
      currency: fc.constant(currency),
      language: fc.constantFrom<Language>("en", "es"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(order, async ({ draft, laborRate, currency, language }) => {
      const frozen = { laborRate, currency, decimals: decimalsOf[currency] };
      const quote = {
        ...sampleOrder.quote,
        ...frozen,
        ...priceDocument(draft, frozen),
        laborHours: draft.laborHours,
      };
      const text = plain(readPdf(await print({ ...sampleOrder, language, quote }), "-raw"));
      const money = (cents: number) =>
        plain(formatMoney(cents, currency, language, frozen.decimals));
      const rate = draft.laborHours > 0 ? laborRate : 0;
      for (const amount of [rate, quote.laborCost, quote.partsCost].filter((one) => one > 0))
        expect(text).toContain(` ${money(amount)} `);
      expect(text).toContain(` ${money(quote.totalAmount)} `);
      for (const { name, quantity, unitPrice, totalPrice } of quote.materials)
        expect(text).toContain(
          `${name} ${piecesOf(quantity)} ${money(unitPrice)} ${money(totalPrice)} `,
        );
    }),
    { numRuns: quotes, endOnFailure: true },
  );
});
