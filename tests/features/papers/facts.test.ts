import { expect, test } from "vitest";
import type { JobPaper } from "#app/features/papers/job-paper.ts";
import { textsAsWritten } from "#app/features/papers/paper-texts.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import type { Consent } from "#app/features/quotes/consent.ts";
import { noPrintTerms } from "#app/features/shop/print/print-terms.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";

const plain = (pdf: Uint8Array) => readPdf(pdf, "-layout").replace(/\s+/g, " ");
const order: WorkOrder = {
  ...sampleOrder,
  customer: {
    ...sampleOrder.customer,
    company: "Ruiz Fleet LLC",
    address: "12 Elm St\nFresno, CA 93650",
    taxId: "77-7654321",
  },
  receivedAt: Date.UTC(2026, 10, 20, 18),
  promisedAt: Date.UTC(2026, 10, 24, 1, 0),
  technician: "Julián Cantú",
};
const asked = { ...order, quote: { ...order.quote, status: "pending" as const } };
const print = async (one: WorkOrder, more: { consents?: Consent[] } = {}) =>
  plain(await printWorkOrder(one, { ...printing(one.language), ...more }));
const paper = (more: Partial<JobPaper>, orders = [order]): JobPaper => ({
  kind: "invoice",
  number: 7,
  date: "2026-11-23",
  notes: [],
  remarks: [],
  parts: orders.map((one) => ({ order: one, texts: textsAsWritten(one) })),
  total: orders.reduce((sum, { quote }) => sum + quote.totalAmount, 0),
  ...more,
});
const printPaper = async (more: Partial<JobPaper>, orders = [order]) =>
  plain(await printJobPaper(paper(more, orders), printing("en")));
const consent: Consent = {
  at: Date.UTC(2026, 10, 23, 23, 15),
  zone: "America/Los_Angeles",
  way: "link" as const,
  name: "Ana Ruiz",
  numbers: [1],
  amount: 374_45,
  revised: 374_45,
};

test("Names company, address and tax number of the customer, and who works on the car", async () => {
  for (const text of [
    await print(order),
    await printPaper({}),
    await printPaper({ kind: "estimate" }),
  ])
    for (const said of ["Ruiz Fleet LLC", "12 Elm St", "Fresno, CA", "Tax ID 77-7654321", "Julián"])
      expect(text).toContain(said);
});

test("Says when the car came and for when it is promised", async () => {
  for (const text of [await print(order), await printPaper({ kind: "estimate", number: null })]) {
    expect(text).toContain("Received Nov 20, 2026");
    expect(text).toContain("Promised for Nov 23, 2026, 5:00 PM");
  }
});

test("Dates an estimate with its time", async () => {
  expect(await print(asked)).toContain("Date Nov 20, 2026, 7:30 PM");
  const estimate = { kind: "estimate", number: null, madeAt: Date.UTC(2026, 10, 23, 23) } as const;
  expect(await printPaper(estimate)).toContain("Date Nov 23, 2026, 3:00 PM");
});

test("Asks nobody to sign what was declined, and says what is signed otherwise", async () => {
  const declined = await print({ ...order, quote: { ...order.quote, status: "rejected" } });
  expect(declined).toMatch(/ESTIMATE.*Rejected/);
  expect(declined).not.toContain("Customer signature");
  expect(await print(asked)).toMatch(/I authorize the work described above.*Customer signature/);
});

test("Notes on the work order who authorized it", async () => {
  expect(await print(order, { consents: [consent] })).toContain("Ana Ruiz · By link · Quote 1");
  expect(await print(order)).not.toContain("AUTHORIZATIONS");
});

test("Says of which quotes no authorization is recorded", async () => {
  const text = await printPaper({
    consents: [consent],
    unauthorized: [{ number: 4, total: 215_02 }],
  });
  expect(text).toContain("Quote 4 · $215.02 · no authorization recorded");
});

test("Says at its top that an invoice is voided", async () => {
  const text = await printPaper({ notes: [{ name: "papers:creditedBy", text: "3" }] });
  expect(text).toMatch(/INVOICE \(VOIDED\).*Voided by credit note 3.*CUSTOMER/);
});

test("Calls what is paid beyond an invoice the customer's credit", async () => {
  const payments = [{ paidOn: "2026-11-25", way: "cash", amount: 400_00 }] as const;
  const paid = { payments, others: -25_55, isAlone: true, owed: 0 };
  const text = await printPaper({ paid });
  expect(text).toContain("Nov 25, 2026 · Cash -$400.00 Left over: customer's credit $25.55");
  expect(await printPaper({ paid: { ...paid, isAlone: false } })).toContain(
    "other invoices $25.55",
  );
});

test("Sums up the labor, parts and tax of all quotes, and titles each by its number", async () => {
  const second = { ...order, quote: { ...order.quote, number: 2 } };
  const text = await printPaper({ kind: "estimate", number: null }, [order, second]);
  expect(text).toContain("QUOTE 2 · QUOTED WORK");
  expect(text).toContain("Total of quote 2 $374.45");
  expect(text).toMatch(/Labor cost \$475.00 Parts cost \$273.90 TOTAL AMOUNT \$748.90/);
});

test("Says Florida's sentence beside a charge for supplies, and what the shop says", async () => {
  const terms = {
    ...noPrintTerms,
    profile: "florida" as const,
    charges: { en: "By the hour, Mitchell guide.", es: "" },
  };
  const charged = { ...order.quote, suppliesAmount: 5_00 };
  const shop = { ...order.shop, terms };
  const text = await print({ ...order, shop, quote: charged });
  expect(text).toContain("represents costs and profits to the motor vehicle repair facility");
  expect(text).toContain("HOW LABOR IS CHARGED By the hour, Mitchell guide.");
  expect(await print({ ...order, shop })).not.toContain("costs and profits");
});
