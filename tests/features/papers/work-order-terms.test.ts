import fc from "fast-check";
import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { noTerms } from "#app/features/quotes/price/terms.ts";
import { formatMoney, formatPercent } from "#app/values/money.ts";
import { tries } from "../../support/chance.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";
import { tally } from "../../support/tally.ts";
import { anyPriced } from "../quotes/price/any-terms.ts";
import { inFractions } from "../quotes/price/fractions.ts";
import { orderOf } from "./priced-order.ts";

const plain = (text: string) => text.replace(/\s+/g, " ");
const print = async (order: WorkOrder) =>
  plain(readPdf(await printWorkOrder(order, printing(order.language)), "-raw"));

// R4: a thousand in `npm run torture`.
const papers = tries(15);

test("Prints taxes, discount and supplies to the cent, in every currency", {
  timeout: 20_000 + papers * 1_000,
}, async () => {
  tally(papers);
  await fc.assert(
    fc.asyncProperty(anyPriced, fc.constantFrom("en", "es"), async (quote, language) => {
      const { currency, decimals, terms } = quote;
      const text = await print(orderOf(quote, language, currency));
      const exact = inFractions(quote);
      const money = (cents: bigint) =>
        plain(formatMoney(Number(cents), currency, language, decimals));
      for (const [at, tax] of exact.taxAmounts.entries()) {
        const { name, rate } = terms.taxes[at]!;
        const percent = formatPercent(rate, currency, language);
        const included = terms.prices === "inclusive" ? " \\([a-z]+\\)" : "";
        expect(text).toMatch(new RegExp(`${name} ${percent}${included} ${literal(money(tax))} `));
      }
      const off = exact.discount.reduce((sum, share) => sum + share, 0n);
      const amounts = [exact.totalAmount, exact.suppliesAmount, -off];
      for (const amount of amounts.filter((one) => one !== 0n))
        expect(text).toContain(` ${money(amount)} `);
    }),
    { numRuns: papers, endOnFailure: true },
  );
});

const literal = (text: string) => text.replace(/[$.()]/g, String.raw`\$&`);

test("Prints the number of an exempt customer's certificate", async () => {
  const taxes = [{ name: "Sales tax", rate: 82_500, on: ["parts"] }] as const;
  const quote = {
    laborHours: 1,
    laborRate: 80_00,
    decimals: 2,
    materials: [{ quantity: 35, unitPrice: 87_30 }],
    labor: [{ quantity: 1_50, unitPrice: 100_00 }],
    terms: { ...noTerms, taxes, exempt: "EX-204" },
  } as const;
  const text = await print(orderOf(quote, "en"));
  expect(text).toContain("Tax exempt: EX-204 $0.00 ");
  expect(text).not.toContain("Sales tax");
  expect(text).toContain("Part 0.35 $87.30 $30.56 ");
  expect(text).toContain("Work 1.5 $100.00 $150.00 ");
});

test("Prints the number, condition and unit of a part", async () => {
  const [part] = sampleOrder.quote.materials;
  const facts = { unit: "L", partNumber: "NGK-93444", condition: "rebuilt" } as const;
  const materials = [{ ...part!, ...facts }];
  const order = { ...sampleOrder, quote: { ...sampleOrder.quote, materials } };
  expect(await print({ ...order, language: "es" })).toContain("NGK-93444 · Reconstruido");
  expect(await print(order)).toContain("Spark plug NGK 93444 4 L $12.99");
});

test("Prints what the rate of a line of labor is called, in the language of the paper", async () => {
  const line = { name: "Injectors", quantity: 1_20, unitPrice: 140_00, totalPrice: 168_00 };
  const labor = [{ ...line, rateNames: { en: "Diesel work", es: "Trabajo diésel" } }];
  const order = { ...sampleOrder, quote: { ...sampleOrder.quote, labor } };
  expect(await print(order)).toContain("Injectors 1.2 $140.00 $168.00 Diesel work");
  expect(await print({ ...order, language: "es" })).toContain("Trabajo diésel");
});
