import { expect, test } from "vitest";
import type { JobPaper, JobPaperKind } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { languages } from "#app/values/language.ts";
import { tries } from "../../support/chance.ts";
import { printing, readPdf } from "../../support/papers/paper.ts";
import { addUp } from "../../support/papers/printed-sums.ts";
import { tally } from "../../support/tally.ts";
import { manyQuotes } from "../quotes/price/many-quotes.ts";
import { orderOf } from "./priced-order.ts";

const timeout = 30_000 + tries(3) * 2_000;

const paperOf = (kind: JobPaperKind, orders: WorkOrder[], total: number): JobPaper => ({
  kind,
  number: kind === "estimate" ? null : 12,
  date: "2026-11-23",
  total,
  parts: orders.map((order) => ({ order, texts: textsAsWritten(order) })),
  notes: [],
  remarks: [],
});

test("The column of a work order adds up to its total, in every language", {
  timeout,
}, async () => {
  for (const quote of manyQuotes())
    for (const language of languages) {
      tally(1);
      const order = orderOf(quote, language, quote.currency);
      const text = readPdf(await printWorkOrder(order, printing(language)), "-layout");
      const written = { ...quote, languages: [language] };
      const names = [printing(language).t("papers:total")];
      expect(addUp(text, written, { names })).toEqual([order.quote.totalAmount]);
    }
});

test.each<JobPaperKind>(["estimate", "invoice", "credit"])(
  "The columns of every quote on an %s add up, and they to its total",
  { timeout },
  async (kind) => {
    for (const quote of manyQuotes()) {
      tally(1);
      const numbered = [1, 2].map((number) => {
        const order = orderOf(quote, "es", quote.currency);
        return { ...order, quote: { ...order.quote, number } };
      });
      const each = numbered[0]!.quote.totalAmount;
      const paper = paperOf(kind, numbered, 2 * each);
      const text = readPdf(await printJobPaper(paper, printing("es")), "-layout");
      const written = { ...quote, languages: ["es"] as const };
      const { t } = printing("es");
      const isDecided = kind === "estimate";
      const called = (key: "papers:totalOf" | "papers:linesOf") =>
        [1, 2].map((number) => t(key, { number }));
      const sums = isDecided
        ? { names: called("papers:totalOf") }
        : { lines: called("papers:linesOf") };
      const totals = addUp(text, written, { ...sums, all: t("papers:total") });
      expect(totals).toEqual(isDecided ? [each, each, 2 * each] : [2 * each]);
    }
  },
);
