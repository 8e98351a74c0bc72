import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { invoicedTotal, invoicingShop } from "../../support/money/invoices.ts";
import { checkPdf, pdfInfo, readPdfLine, structureOf } from "../../support/papers/paper.ts";
import { type Person, signedIn } from "../../support/people.ts";

// The estimate of a job and the papers of its invoices, read back by poppler.

const app = openApp();
let owner: Person;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { shopName: "Taller Ruiz" });
});

async function print(address: string, as = owner) {
  const answer = await app().visit(address, { as });
  const pdf = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status, new TextDecoder().decode(pdf.slice(0, 200))).toBe(200);
  return { pdf, text: readPdfLine(pdf), file: answer.headers.get("content-disposition") };
}

/** A job with an invoice of its quote, in the shop of `owner`. */
async function invoiced() {
  const shop = await invoicingShop(app().db, owner);
  const invoice = await shop.toInvoice();
  const number = (await createInvoice(app().db, invoice))!;
  return { ...shop, number, jobId: invoice.jobId };
}

test("Prints all quotes of a job but rejected ones as one estimate, with their sum", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner, issues: "Squeaks when braking" });
  await makeQuote(db, { owner, job, description: "Front brakes" });
  await makeQuote(db, { owner, job, description: "Rear brakes", status: "approved" });
  await makeQuote(db, { owner, job, description: "Gold wheels", status: "rejected" });
  const { pdf, text, file } = await print(`/repair-cms/${job.id}/estimate`);
  expect(file).toMatch(/"estimate_WO-\d{6}\.pdf"/);
  for (const said of [
    "ESTIMATE",
    "Taller Ruiz",
    "Front brakes",
    "Rear brakes",
    "QUOTE 1 · QUOTED WORK",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("Gold wheels");
  expect(text).toContain(`$${((2 * invoicedTotal) / 100).toFixed(2)}`);
  expect(checkPdf(pdf)).toContain("StructTreeRoot");
  expect(structureOf(pdf).map(({ role }) => role)).toContain("Table");
});

test("Says on the estimate when it leaves quotes in another currency out", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job, description: "In pesos" });
  await db.update(repairQuotes).set({ currency: "MXN" }).where(eq(repairQuotes.id, quote.id));
  await makeQuote(db, { owner, job, description: "In dollars", now: Date.now() + 1_000 });
  const { text } = await print(`/repair-cms/${job.id}/estimate`);
  expect(text).toContain("In dollars");
  expect(text).not.toContain("In pesos");
  expect(text).toContain("Other quotes for this job are not on this estimate.");
});

test("Names the files in the language of the paper", async () => {
  const { jobId } = await invoiced();
  const file = async (address: string) =>
    /filename="(\w+?)_WO-\d+(\w*)\.pdf"/
      .exec((await print(address)).file!)!
      .slice(1)
      .join("");
  const papers = ["en", "es", "both"].map((paper) => `paper=${paper}`);
  expect(
    await Promise.all(papers.map((query) => file(`/repair-cms/${jobId}/invoice?${query}`))),
  ).toEqual(["invoice_1", "factura_1", "invoice_1_en_es"]);
  expect(
    await Promise.all(papers.map((query) => file(`/repair-cms/${jobId}/estimate?${query}`))),
  ).toEqual(["estimate", "cotizacion", "estimate_en_es"]);
});

test("Prints an invoice as it was made, with what is paid and what is owed", async () => {
  const { db } = app();
  const { number, jobId, pay } = await invoiced();
  await pay(jobId, 100_00);
  await db
    .update(repairJobs)
    .set({ customerLastName: "Married-since" })
    .where(eq(repairJobs.id, jobId));
  const { pdf, text } = await print(`/repair-cms/${jobId}/invoice`);
  expect(pdfInfo(pdf)).toContain(`Invoice ${number}`);
  expect(text).toContain("Nov 23, 2026");
  expect(text).toContain("Nov 23, 2026 · Cash");
  expect(text).toContain("-$100.00");
  expect(text).toContain(`$${((invoicedTotal - 100_00) / 100).toFixed(2)}`);
  expect(text).not.toContain("Married-since");
  expect(text).not.toContain("tax invoice");
});

test("Prints a credit note with the invoice that it voids, and why", async () => {
  const { number, jobId, credit } = await invoiced();
  const own = await credit(number, jobId);
  const { text, file } = await print(`/repair-cms/${jobId}/invoice?credit=${own}`);
  expect(file).toContain("credit_note_");
  expect(text).toContain("CREDIT NOTE");
  expect(text).toContain("Wrong part");
  expect(text).toContain(`VOIDS INVOICE ${number} · Nov 23, 2026`);
  expect(text).not.toContain("Date Nov 23, 2026");
  const invoice = await print(`/repair-cms/${jobId}/invoice`);
  expect(invoice.text).toContain(`VOIDED BY CREDIT NOTE ${own}`);
});

test("Keeps the shop's tax id and address on its invoices and credit notes as they were", async () => {
  const { db } = app();
  const person = await signedIn(db, "premium");
  const old = { taxId: "30-11111111-8", address: "12 Old Road" };
  const moved = { taxId: "30-22222222-7", address: "34 New Street" };
  const { shopId } = await makeShop(db, person, old);
  const { toInvoice, credit } = await invoicingShop(db, person);
  const invoice = await toInvoice();
  const { jobId } = invoice;
  const number = (await createInvoice(db, invoice))!;
  await db.update(shopSettings).set(moved).where(eq(shopSettings.shopId, shopId));
  const own = await credit(number, jobId);
  const header = async (address: string) =>
    (await print(`/repair-cms/${jobId}/${address}`, person)).text;

  for (const paper of ["invoice", `invoice?credit=${own}`]) {
    const text = await header(paper);
    for (const said of Object.values(old)) expect(text, paper).toContain(said);
    for (const said of Object.values(moved)) expect(text, paper).not.toContain(said);
  }
  for (const said of Object.values(moved)) expect(await header("estimate")).toContain(said);
});

test.each(["MX", "BR", "EC"] as const)(
  "Says on an invoice made in %s that it is no fiscal document, in each language",
  async (country) => {
    const { db } = app();
    const own = eq(shopSettings.shopId, owner.shopId);
    await db.update(shopSettings).set({ country }).where(own);
    const { jobId } = await invoiced();
    await db.update(shopSettings).set({ country: null }).where(own);
    const { text } = await print(`/repair-cms/${jobId}/invoice?paper=both`);
    expect(text).toContain("This document is not a tax invoice.");
    expect(text).toContain("Este documento no es un comprobante fiscal.");
  },
);

test.each(["estimate", "invoice", "invoice?number=999", "invoice?number=x", "invoice?credit=1"])(
  "Finds no %s where there is none, nor in another shop",
  async (address) => {
    const { db } = app();
    const job = await makeJob(db, { owner });
    expect((await app().visit(`/repair-cms/${job.id}/${address}`, { as: owner })).status).toBe(404);
    const stranger = await signedIn(db, "premium");
    const { jobId } = await invoiced();
    expect((await app().visit(`/repair-cms/${jobId}/${address}`, { as: stranger })).status).toBe(
      404,
    );
  },
);
