import fc from "fast-check";
import { expect, test } from "vitest";
import type { JobPaper, JobPaperKind } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper } from "#app/features/papers/print-paper.server.ts";
import { formatMoney } from "#app/values/money.ts";
import { tries } from "../../support/chance.ts";
import { checkPdf, printing, readPdf } from "../../support/papers/paper.ts";
import { tally } from "../../support/tally.ts";
import { anyPriced } from "../quotes/price/any-terms.ts";
import { inFractions } from "../quotes/price/fractions.ts";
import { orderOf } from "./priced-order.ts";

// R4: a thousand of each paper in `npm run torture`.
const papers = tries(12);
const plain = (text: string) => text.replace(/\s+/g, " ");

test.each<JobPaperKind>(["estimate", "invoice", "credit"])(
  "Prints every %s of random quotes to the cent, in every currency",
  { timeout: 20_000 + papers * 1_500 },
  async (kind) => {
    tally(papers);
    const language = fc.constantFrom("en" as const, "es" as const);
    const quotes = fc
      .integer({ min: 1, max: 3 })
      .chain((count) =>
        anyPriced.chain((first) =>
          fc.tuple(
            fc.constant(first),
            ...Array.from({ length: count - 1 }, () =>
              anyPriced.filter(
                ({ currency, decimals }) =>
                  currency === first.currency && decimals === first.decimals,
              ),
            ),
          ),
        ),
      );
    await fc.assert(
      fc.asyncProperty(quotes, language, fc.nat(100), async (priced, language, part) => {
        const { currency, decimals } = priced[0];
        const totals = priced.map((quote) => Number(inFractions(quote).totalAmount));
        const total = totals.reduce((sum, one) => sum + one, 0);
        const unit = decimals === 0 ? 100 : 1;
        const paid = Math.floor((total * part) / 100 / unit) * unit;
        const paper: JobPaper = {
          kind,
          number: kind === "estimate" ? null : 12,
          date: "2026-11-23",
          parts: priced.map((quote, at) => {
            const order = orderOf(quote, language, currency);
            const numbered = { ...order, quote: { ...order.quote, number: at + 1 } };
            return { order: numbered, texts: textsAsWritten(numbered) };
          }),
          total,
          ...(kind === "invoice" && {
            paid: { payments: [], others: paid, isAlone: true, owed: total - paid },
          }),
          notes: [],
          remarks: [],
        };
        const pdf = await printJobPaper(paper, printing(language));
        const text = plain(readPdf(pdf, "-raw"));
        const money = (cents: number) => plain(formatMoney(cents, currency, language, decimals));
        const sums = kind === "invoice" ? [-paid, total - paid].filter((one) => one !== 0) : [];
        // An estimate has the price of each quote; an invoice of several, the sum of its lines.
        const ofLines = paper.parts.map(
          ({ order }) => order.quote.laborCost + order.quote.partsCost,
        );
        const each = kind === "estimate" || priced.length === 1 ? totals : ofLines;
        for (const amount of [...each, total, ...sums]) expect(text).toContain(money(amount));
        checkPdf(pdf);
      }),
      { numRuns: papers, endOnFailure: true },
    );
  },
);
