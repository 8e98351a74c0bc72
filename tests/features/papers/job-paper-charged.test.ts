import { expect, test } from "vitest";
import type { JobPaper } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { Consent } from "#app/features/quotes/consent.ts";
import { noPrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { Language } from "#app/values/language.ts";
import {
  checkPdf,
  printing,
  readPdf,
  readPdfLine,
  sampleOrder,
} from "../../support/papers/paper.ts";

const part = (number: number) => {
  const order = { ...sampleOrder, quote: { ...sampleOrder.quote, number } };
  return { order, texts: textsAsWritten(order) };
};
const total = sampleOrder.quote.totalAmount;
const invoice: JobPaper = {
  kind: "invoice",
  number: 7,
  date: "2026-11-23",
  parts: [part(1)],
  total,
  notes: [],
  remarks: [],
};
const print = async (more: Partial<JobPaper>, language: Language = "en") =>
  readPdf(await printJobPaper({ ...invoice, ...more }, printing(language)), "-layout").replace(
    /\s+/g,
    " ",
  );

test("Says in one line that the invoice is what was estimated, where the law asks for both", async () => {
  const estimates = [{ number: 1, total, charged: total }];
  const inMichigan = { ...noPrintTerms, profile: "michigan" as const };
  const order = { ...sampleOrder, shop: { ...sampleOrder.shop, terms: inMichigan } };
  const parts = [{ order, texts: textsAsWritten(order) }];
  const text = await print({ estimates, parts });
  expect(text).toContain("Estimated $374.45 · Invoiced $374.45");
  expect(text).not.toContain("Quote 1:");
  expect(await print({ estimates })).not.toContain("Estimated");
});

test("Keeps each quote's estimate beside what is charged, in both languages", async () => {
  const estimates = [
    { number: 1, total: 300_00, charged: total },
    { number: 2, total, charged: total },
  ];
  const more = { estimates, parts: [part(1), part(2)], total: 2 * total };
  const text = await print(more);
  expect(text).toContain("Quote 1: Estimated $300.00 · Invoiced $374.45");
  expect(text).toContain("Quote 2: Estimated $374.45 · Invoiced $374.45");
  expect(text).toContain("Total: Estimated $674.45 · Invoiced $748.90");
  expect(await print(more, "es")).toContain("Cotizado $300.00 · Facturado $374.45");
});

test("Names only the quotes of which an estimate is known", async () => {
  const text = await print({
    estimates: [{ number: 2, total: 300_00, charged: total }],
    parts: [part(1), part(2)],
  });
  expect(text).toContain("Quote 2: Estimated $300.00 · Invoiced $374.45");
  expect(text).not.toContain("Total: Estimated");
});

test("Prints who authorized what, when and how, with the revised total", async () => {
  const consent: Consent = {
    at: Date.UTC(2026, 10, 23, 23, 15),
    zone: "America/Los_Angeles",
    way: "link" as const,
    name: "Ana Łuz",
    numbers: [1, 3],
    amount: 80_00,
    revised: 454_45,
  };
  const text = await print({ consents: [consent] });
  expect(text).toContain("AUTHORIZATIONS");
  expect(text).toContain(
    "Nov 23, 2026, 3:15 PM PST · Ana Łuz · By link · Quote 1, Quote 3 · $80.00 · Revised total: $454.45",
  );
  const lost = await print({ consents: [{ ...consent, zone: "Mars/Olympus" }] });
  expect(lost).toContain("11:15 PM UTC");
});

test("Lists every payment with its day and way, before what is owed", async () => {
  const text = await print({
    paid: {
      payments: [
        { paidOn: "2026-11-02", way: "check", amount: 50_00, invoiceNumber: null },
        { paidOn: "2026-11-03", way: "cash", amount: 100_00, invoiceNumber: 7 },
        { paidOn: "2026-11-20", way: "transfer", amount: -20_00, invoiceNumber: 7 },
      ],
      others: 30_00,
      isAlone: false,
      owed: total - 160_00,
    },
  });
  expect(text).toMatch(/Total amount \$374.45 Deposit Nov 2, 2026 · Check -\$50.00/);
  expect(text).toContain("Paid Nov 3, 2026 · Cash -$100.00");
  expect(text).toContain("Refunded Nov 20, 2026 · Bank transfer $20.00");
  for (const said of ["Other payments on this job -$30.00", "BALANCE DUE", "$214.45"])
    expect(text).toContain(said);
});

test("Says the total once while nothing is paid", async () => {
  const text = await print({ paid: { payments: [], others: 0, isAlone: true, owed: total } });
  expect(text).toContain("TOTAL DUE $374.45");
  expect(text.match(/\$374\.45/g)).toHaveLength(1);
  expect(text).not.toContain("BALANCE DUE");
});

test("Calls an invoice paid in full, and prints no zero", async () => {
  const payments = [{ paidOn: "2026-11-03", way: "card", amount: total }] as const;
  const paid = { payments, others: 0, isAlone: true, owed: 0 };
  expect(await print({ paid })).toMatch(/Card -\$374.45 BALANCE DUE Paid in full/);
  expect(await print({ paid })).not.toMatch(/\$0\.00/);
});

test("Sums up the lines of each quote, and what else is charged once", async () => {
  const text = await print({ parts: [part(1), part(2)], total: 2 * total });
  expect(text).toContain("Subtotal of quote 2 $374.45");
  expect(text).toMatch(/Labor cost \$475.00 Parts cost \$273.90 TOTAL AMOUNT \$748.90/);
  expect(text).not.toMatch(/Labor hours|Total of quote/);
});

test("Keeps the balance of a quote on the page of its total, however long the paper is", async () => {
  const payments = [{ paidOn: "2026-11-03", way: "card", amount: 100_00 }] as const;
  const paid = { payments, others: 0, isAlone: true, owed: total - 100_00 };
  for (let lines = 4; lines < 18; lines += 2) {
    const issues = Array.from({ length: lines }, (_, at) => `Noise ${at}`).join("\n");
    const order = { ...sampleOrder, issues };
    const parts = [{ order, texts: textsAsWritten(order) }];
    const pdf = await printJobPaper({ ...invoice, parts, paid }, printing("en"));
    const [page] = readPdf(pdf)
      .split("\f")
      .filter((text) => text.includes("Total amount"));
    expect(page).toContain("BALANCE DUE");
  }
});

test("Goes on over pages with more payments than one holds", async () => {
  const payments = Array.from({ length: 90 }, (_, at) => ({
    paidOn: "2026-11-03",
    way: "card",
    amount: at + 1,
  })) as NonNullable<JobPaper["paid"]>["payments"];
  const paid = { payments, others: 0, isAlone: true, owed: total - 40_95 };
  const pdf = await printJobPaper({ ...invoice, paid }, printing("en"));
  checkPdf(pdf);
  expect(readPdf(pdf, "-raw").match(/Nov 3, 2026 · Card/g)).toHaveLength(90);
});

test.each([
  ["America/Los_Angeles", Date.UTC(2026, 9, 31, 6, 30), 2, "Nov 1, 2026"],
  ["Pacific/Auckland", Date.UTC(2026, 8, 26, 11, 30), 1, "Sep 27, 2026"],
  ["America/Santiago", Date.UTC(2026, 3, 5, 3, 30), 1, "Apr 5, 2026"],
  ["Mars/Olympus", Date.UTC(2026, 1, 27, 23, 0), 2, "Mar 1, 2026"],
])("Counts calendar days where the shop is, %s", async (timeZone, createdAt, days, until) => {
  const pdf = await printWorkOrder(
    {
      ...sampleOrder,
      shop: { ...sampleOrder.shop, timeZone, terms: { ...noPrintTerms, days } },
      quote: { ...sampleOrder.quote, status: "pending", createdAt },
    },
    printing("en"),
  );
  expect(readPdfLine(pdf)).toContain(`Good until ${until}`);
});
