import { expect, test } from "vitest";
import type { JobPaper } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { noPrintTerms } from "#app/features/shop/print/print-terms.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";

const terms = {
  ...noPrintTerms,
  warranty: { en: "Twelve months on parts and labor.", es: "" },
  closing: { en: "Thank you for your business.", es: "" },
};
/** A work order that is as many lines longer. */
const longer = (lines: number, more: Partial<WorkOrder["shop"]> = {}): WorkOrder => ({
  ...sampleOrder,
  issues: Array.from({ length: lines }, (_, at) => `Noise ${at}`).join("\n"),
  shop: { ...sampleOrder.shop, ...more },
});
const lengths = Array.from({ length: 10 }, (_, at) => at + 6);
const lastPage = (pdf: Uint8Array) => readPdf(pdf).split("\f").at(-2)!;

test("Never leaves the signature alone on a page, however long the paper is", async () => {
  for (const lines of lengths) {
    const pdf = await printWorkOrder(longer(lines, { terms }), printing("en"));
    expect(lastPage(pdf)).toMatch(/Thank you.*Customer signature/s);
    expect(readPdf(pdf).match(/Thank you/g)).toHaveLength(1);
  }
});

test("Signs a paper without terms under its total", async () => {
  for (const lines of lengths) {
    const page = lastPage(await printWorkOrder(longer(lines), printing("en")));
    expect(page).toMatch(/TOTAL AMOUNT.*Customer signature/s);
  }
});

test("Keeps the notice of a credit note with what it takes back", async () => {
  for (const lines of lengths) {
    const order = longer(lines);
    const credit: JobPaper = {
      kind: "credit",
      number: 3,
      date: "2026-11-23",
      total: -374_45,
      parts: [{ order, texts: textsAsWritten(order) }],
      notes: [{ name: "papers:creditReason", text: "Wrong amount" }],
      remarks: ["papers:notFiscal"],
    };
    const page = lastPage(await printJobPaper(credit, printing("en")));
    expect(page).toMatch(/Wrong amount.*not a tax invoice/s);
  }
});

test("Prints the closing text without a heading of ours", async () => {
  const pdf = await printWorkOrder(longer(1, { terms }), printing("en"));
  expect(readPdf(pdf)).toMatch(/WARRANTY\s+Twelve months on parts and labor.\s+Thank you/);
});

test("Keeps the head of a table with its only row, and the row with its sums", async () => {
  const { quote } = sampleOrder;
  const one = { ...quote, laborHours: 0, laborCost: 0, materials: quote.materials.slice(0, 1) };
  for (const lines of Array.from({ length: 30 }, (_, at) => at)) {
    const order = { ...longer(lines), quote: one };
    const pages = readPdf(await printWorkOrder(order, printing("en"))).split("\f");
    const [page] = pages.filter((text) => text.includes("MATERIAL"));
    expect(page).toMatch(/QUOTED WORK.*MATERIAL.*Spark plug.*TOTAL AMOUNT/s);
  }
});
