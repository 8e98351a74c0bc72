import { expect, test } from "vitest";
import type { JobPaper, JobPaperKind } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper } from "#app/features/papers/print-paper.server.ts";
import { noPrintTerms, type PrintTerms } from "#app/features/shop/print/print-terms.ts";
import { byLanguage } from "#app/values/language.ts";
import { hostileTexts } from "../../support/hostile/hostile.ts";
import { expectLegible } from "../../support/papers/legible.ts";
import { checkPdf, printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";

const terms = (text: string): PrintTerms => ({
  ...noPrintTerms,
  profile: "california",
  registration: text,
  wasteNumber: text,
  days: 30,
  warranty: byLanguage(() => text),
  closing: byLanguage(() => text),
});

/** Such a paper with this text wherever a person may have written it, and these notes. */
function paperWith(kind: JobPaperKind, text: string, notes: readonly string[]): JobPaper {
  const order = {
    ...sampleOrder,
    shop: { ...sampleOrder.shop, terms: terms(text) },
    issues: text,
    diagnostic: text,
  };
  return {
    kind,
    number: kind === "estimate" ? null : 7,
    date: "2026-11-23",
    parts: [{ order, texts: textsAsWritten(order) }],
    total: order.quote.totalAmount,
    notes: notes.map((text) => ({ name: "papers:terms", text })),
    remarks: ["papers:notFiscal"],
    ...(kind === "invoice" && {
      estimates: [{ number: 1, total: 1, charged: order.quote.totalAmount }],
      consents: [
        {
          at: 0,
          zone: text,
          way: "link" as const,
          name: text,
          numbers: [1],
          amount: 1,
          revised: 1,
        },
      ],
    }),
  };
}

const foot = /WO-000042( · 7)?\s+\d+ ?\/ ?\d+\s*\f|^Some characters can.t be printed.*$/gm;
// Eight at a time: a paper takes longer to read than to print.
const groups = Array.from({ length: Math.ceil(hostileTexts.length / 8) }, (_, at) =>
  hostileTexts.slice(at * 8, at * 8 + 8).map((text) => `[${text}]`),
);

test.each(
  (["estimate", "invoice"] as const).flatMap((kind) =>
    groups.map((texts) => [kind, JSON.stringify(texts).slice(0, 60), texts] as const),
  ),
)("On the %s, legible or visibly replaced: %s", { timeout: 30_000 }, async (kind, _, texts) => {
  const pages = readPdf(await printJobPaper(paperWith(kind, "x", texts), printing("en")), "-raw");
  const read = pages.split("PLEASE NOTE")[0]!.split("PAYMENT TERMS").slice(1);
  expect(read).toHaveLength(texts.length);
  for (const [at, text] of texts.entries()) expectLegible(read[at]!.replace(foot, ""), text);
});

test.each(["estimate", "invoice", "credit"] as const)(
  "The %s with all of them together in every field is a sound document",
  { timeout: 60_000 },
  async (kind) => {
    const text = hostileTexts.map((one) => one.slice(0, 500)).join(" ");
    expect(
      checkPdf(await printJobPaper(paperWith(kind, text, [text]), printing("en"))),
    ).toBeTruthy();
  },
);
