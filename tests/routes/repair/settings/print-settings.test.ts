import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { formOf } from "../../../../bench/forms.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";
import { checkPdf, readPdfLine } from "../../../support/papers/paper.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
const path = "/repair-cms/print-settings";
const typed = {
  profile: "california",
  registration: "ARD 00123456",
  wasteNumber: "CAX000000001",
  days: "15",
  "warranty.en": "Twelve months on parts and labor.",
  "warranty.es": "",
  "closing.en": "Replaced parts are yours on request.",
  "closing.es": "Las piezas cambiadas se entregan a pedido.",
};

async function aShop() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { shopName: "Taller Ruiz" });
  return owner;
}
const rowOf = async ({ shopId }: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)))[0]!;
type Form = Partial<typeof typed & { prefix: string; first: string }>;
const save = async (owner: Person, form: Form = {}) =>
  app().visit(path, {
    as: owner,
    form: { ...typed, ...form, version: String((await rowOf(owner)).version) },
  });
async function print(owner: Person, address: string) {
  const answer = await app().visit(address, { as: owner });
  expect(answer.status).toBe(200);
  const pdf = new Uint8Array(await answer.arrayBuffer());
  expect(checkPdf(pdf)).toContain("StructTreeRoot");
  return readPdfLine(pdf);
}

test("An estimate prints number, validity, warranty, closing text and room for more work", async () => {
  const owner = await aShop();
  expect((await save(owner)).status).toBe(200);
  const job = await makeJob(app().db, { owner });
  const quote = await makeQuote(app().db, { owner, job });
  const work = `/repair-cms/${job.id}/quotes/${quote.id}/work-order`;
  for (const address of [work, `/repair-cms/${job.id}/estimate`]) {
    const text = await print(owner, address);
    for (const said of [
      "Registration no. ARD 00123456",
      "EPA ID CAX000000001",
      "Good until",
      "WARRANTY",
      typed["warranty.en"],
      typed["closing.en"],
      "ADDITIONAL WORK",
      "Revised total",
    ])
      expect(text, `${said} on ${address}`).toContain(said);
  }
  const both = await print(owner, `${work}?paper=both`);
  expect(both).toContain(typed["closing.es"]);
  // A text in one language fills its own column, and the other column says so.
  expect(both.split("Twelve months").length).toBe(2);
  expect(both).toContain("Solo en el otro idioma.");
});

test("An invoice keeps what the shop said on the day it was made", async () => {
  const owner = await aShop();
  await save(owner);
  const shop = await invoicingShop(app().db, owner);
  const invoice = await shop.toInvoice();
  await createInvoice(app().db, invoice);
  await save(owner, { registration: "ARD 999", "warranty.en": "None." });
  const text = await print(owner, `/repair-cms/${invoice.jobId}/invoice`);
  expect(text).toContain("ARD 00123456");
  expect(text).toContain("Twelve months");
  expect(text).not.toMatch(/ARD 999|Revised total|Good until/);
});

test("Numbers invoices from where the shop says, and prints what stands before the number", async () => {
  const owner = await aShop();
  const shop = await invoicingShop(app().db, owner);
  expect(await createInvoice(app().db, await shop.toInvoice())).toBe(1);
  await save(owner, { prefix: "INV-", first: "1001" });
  const invoice = await shop.toInvoice();
  expect(await createInvoice(app().db, invoice)).toBe(1001);
  expect(await createInvoice(app().db, await shop.toInvoice())).toBe(1002);
  const address = `/repair-cms/${invoice.jobId}/invoice`;
  expect(await print(owner, address)).toContain("INV-1001");
  const { headers } = await app().visit(address, { as: owner });
  expect(headers.get("content-disposition")).toContain("_1001.pdf");
  const page = await app().visit(`${address}s/1001`, { as: owner });
  expect(await page.text()).toContain("Invoice INV-1001");
});

test("A diagnosis of 4,000 characters is printed to its last word", async () => {
  const owner = await aShop();
  await save(owner);
  const words = Array.from({ length: 500 }, (_, n) => `word${String(n).padStart(3, "0")}`);
  const job = await makeJob(app().db, { owner, diagnostic: words.join(" ").slice(0, 4_000) });
  const quote = await makeQuote(app().db, { owner, job });
  const text = await print(owner, `/repair-cms/${job.id}/quotes/${quote.id}/work-order`);
  for (const word of words) expect(text).toContain(word);
});

test("The job's page lists what its papers lack, with the way to each", async () => {
  const owner = await aShop();
  const job = await makeJob(app().db, { owner });
  const page = async () => (await app().visit(`/repair-cms/${job.id}`, { as: owner })).text();
  expect(await page()).not.toContain("Missing on the documents");
  await save(owner, { registration: "" });
  const html = await page();
  expect(html).toContain("Missing on the documents of this job");
  expect(html).toContain("Your registration number");
  expect(html).toContain(`href="${path}"`);
});

test.each([
  [{ days: "0" }, "whole number of days"],
  [{ days: "a week" }, "whole number of days"],
  [{ first: "0" }, "whole number above 0"],
  [{ prefix: "x".repeat(13) }, ""],
  [{ profile: "atlantis" }, ""],
  [{ registration: "x".repeat(41) }, ""],
  [{ "closing.en": "x".repeat(2_001) }, ""],
])("Refuses %j next to its field, and keeps what was typed", async (form, said) => {
  const owner = await aShop();
  const answer = await save(owner, form);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(said);
  expect(html).toContain(typed["warranty.en"]);
  expect((await rowOf(owner)).printTerms).toBeNull();
});

test("Says when the settings were changed meanwhile, and saves on the second try", async () => {
  const owner = await aShop();
  const form = { ...typed, version: "99" };
  const answer = await app().visit(path, { as: owner, form });
  expect(answer.status).toBe(409);
  expect((await save(owner)).status).toBe(200);
  expect((await rowOf(owner)).printTerms).toMatchObject({ registration: "ARD 00123456", days: 15 });
});

test("Asks a shop without settings to set itself up first", async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await (await app().visit(path, { as: owner })).text();
  expect(page).toContain("Please set up your shop settings before creating quotes.");
  expect((await app().visit(path, { as: owner, form: typed })).status).toBe(422);
});

test("Saves the form as its page shows it, with every text that a document may say", async () => {
  const owner = await aShop();
  const page = await (await app().visit(path, { as: owner })).text();
  const { fields } = formOf(page, path, { "charges.en": "By the flat-rate manual." });
  const answer = await app().visit(path, { as: owner, form: Object.fromEntries(fields) });
  expect(answer.status).toBeLessThan(400);
  expect(await (await app().visit(path, { as: owner })).text()).toContain("flat-rate manual");
});
