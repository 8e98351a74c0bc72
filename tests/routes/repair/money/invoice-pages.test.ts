import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { languageCookies } from "../../../support/access/public-pages.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

// From approved quotes to paid, by the pages alone, without JavaScript.

const app = openApp();
let [owner, advisor, technician]: Person[] = [];
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const at = (role: "advisor" | "technician") =>
    signedIn(db, "free", { worksAt: { shopId: owner!.shopId, role } });
  [advisor, technician] = [await at("advisor"), await at("technician")];
});

/** A job with an approved quote of 372.90. */
async function approvedJob() {
  const job = await makeJob(app().db, { owner: owner! });
  const quote = await makeQuote(app().db, { owner: owner!, job, status: "approved" });
  const at = `/repair-cms/${job.id}`;
  return { job, quote, at, chosen: `${quote.id} ${quote.version}` };
}

const post = async (path: string, form: Record<string, string | string[]>, as = advisor!) => {
  const answer = await app().visit(path, { as, form });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};
const page = async (path: string, as = advisor!) => (await app().visit(path, { as })).text();
const invoiceOf = (chosen: string) => ({
  id: newId(),
  "quotes[]": [chosen],
  date: "2026-11-20",
  terms: "Due on receipt",
});
const paying = (amount: string, more: Record<string, string> = {}) => ({
  id: newId(),
  kind: "payment",
  for: "",
  amount,
  way: "cash",
  date: "2026-11-20",
  note: "",
  ...more,
});

test("Makes one invoice of a form that is sent twice, and shows what is owed", async () => {
  const { job, at, chosen } = await approvedJob();
  expect(await page(`${at}/invoices/new`)).toContain(`value="${chosen}"`);
  const form = invoiceOf(chosen);
  const [first, second] = [
    await post(`${at}/invoices/new`, form),
    await post(`${at}/invoices/new`, form),
  ];
  expect([first.status, second.to]).toEqual([302, first.to]);
  const rows = await app().db.select().from(invoices).where(eq(invoices.jobId, job.id));
  expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([372_90]);
  const invoice = await page(first.to!);
  expect(invoice).toContain("Due on receipt");
  expect(invoice).toContain("Front brakes");
  expect((await page(at)).match(/\$372\.90/g)!.length).toBeGreaterThan(4);
  expect(await page(`${at}/invoices/new`)).toContain("no approved quote left");
});

test("Leads from the new invoice to its payment, whose amount and ways are one tap each", async () => {
  const { at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new?then=payment`, invoiceOf(chosen));
  expect(to).toMatch(/\/payments\/new\?invoice=\d+$/);
  const form = await page(to!);
  expect(form).toMatch(/name="amount"[^>]*value="372.90"/);
  expect(form.match(/type="radio"[^>]*name="way"/g)).toHaveLength(5);
});

test("Sends an invoice first, then takes its payment, then has nothing next", async () => {
  const { at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  const next = async () => /button-primary[^>]*>([^<]+)/.exec(await page(to!))?.[1];
  expect(await next()).toBe("Send to customer");
  await post(`${to}/send`, { id: newId(), email: "", message: "Your invoice:" });
  expect(await next()).toBe("Record payment");
  await post(`${at}/payments/new`, paying("372.90", { for: to!.split("/").at(-1)! }));
  expect(await next()).toBeUndefined();
});

test("Offers quotes in the reader's language where it is known, and marks the translation", async () => {
  const { job, quote, at } = await approvedJob();
  await app().db.insert(textTranslations).values({
    shopId: owner!.shopId,
    jobId: job.id,
    subjectId: quote.id,
    field: "description",
    originalLanguage: "en",
    language: "es",
    text: "Frenos delanteros",
    state: "written",
    ofText: quote.description,
    at: new Date(),
  });
  const form = await page(`${at}/invoices/new?lng=es`);
  expect(form).toContain("Cotización 1: Frenos delanteros");
  expect(form).toContain("Original en inglés");
  expect(await page(`${at}/invoices/new?lng=en`)).toContain("Quote 1: Front brakes");
});

test("Says next to its field what is wrong with an invoice, and keeps what was typed", async () => {
  const { at, chosen } = await approvedJob();
  const none = await post(`${at}/invoices/new`, { date: "2026-02-30", terms: "Net 15" });
  expect(none.status).toBe(422);
  for (const text of ["Choose at least one quote.", "Enter a date.", "Net 15"])
    expect(none.text).toContain(text);
  const future = await post(`${at}/invoices/new`, { ...invoiceOf(chosen), date: "2099-01-01" });
  expect(future.text).toContain("This date is in the future.");
  const other = (await approvedJob()).chosen;
  expect((await post(`${at}/invoices/new`, invoiceOf(other))).status).toBe(409);
});

test("Takes a deposit and a payment, each once, and no more than is charged", async () => {
  const { job, at, chosen } = await approvedJob();
  const deposit = paying("$72.90");
  await post(`${at}/payments/new`, deposit);
  expect((await post(`${at}/payments/new`, deposit)).to).toBe(`${at}#money`);
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  const number = to!.split("/").at(-1)!;
  const over = await post(`${at}/payments/new`, paying("300.01", { for: number }));
  expect(over.status).toBe(422);
  expect(over.text).toContain("That is more than is charged. At most $300.00 can be paid.");
  expect(over.text).toContain('value="300.01"');
  const partly = await page(to!);
  expect(partly).toContain("Partly paid");
  // The deposit that counts in what is paid, and its row.
  expect(partly.match(/>\$72\.90</g)).toHaveLength(2);
  expect(partly).not.toContain("No payments yet.");
  const paid = await post(`${at}/payments/new`, paying("300", { for: number, way: "card" }));
  expect(paid.to).toBe(to);
  const rows = await app().db.select().from(payments).where(eq(payments.jobId, job.id));
  expect(rows.map(({ amount }) => amount).sort()).toEqual([300_00, 72_90]);
  expect(await page(at)).toContain("recorded a payment of");
});

test("Returns money with a reason, and never more than was paid", async () => {
  const { at } = await approvedJob();
  await post(`${at}/payments/new`, paying("100"));
  const refund = (amount: string, note: string) =>
    post(`${at}/payments/new`, paying(amount, { kind: "refund", note }));
  expect((await refund("50", " ")).text).toContain("Write why the money is returned.");
  expect((await refund("100.01", "Typed twice")).text).toContain(
    "At most $100.00 can be refunded.",
  );
  expect((await refund("100", "Typed twice")).status).toBe(302);
});

test("Voids an invoice by one credit note with its reason", async () => {
  const { at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  const credit = { id: newId(), reason: "Wrong customer" };
  expect((await post(`${to}/credit`, { ...credit, reason: " " })).status).toBe(422);
  expect((await post(`${to}/credit`, credit)).to).toBe(to);
  expect((await post(`${to}/credit`, credit)).to).toBe(to);
  expect((await post(`${to}/credit`, { ...credit, id: newId() })).status).toBe(409);
  expect(await page(to!)).toContain("Wrong customer");
  expect(await page(`${at}/invoices/new`)).toContain(`value="${chosen}"`);
});

test("Says what a payment form recorded before, and drops no other amount with a success", async () => {
  const { job, at } = await approvedJob();
  const form = paying("100");
  expect((await post(`${at}/payments/new`, form)).status).toBe(302);
  expect((await post(`${at}/payments/new`, form)).status).toBe(302);
  const other = await post(`${at}/payments/new`, { ...form, amount: "250", way: "card" });
  expect([other.status, other.text.includes("already recorded $100.00 on Nov 20, 2026")]).toEqual([
    409,
    true,
  ]);
  const fresh = /name="id"[^>]*value="([^"]+)"/.exec(other.text)![1]!;
  const again = { ...form, amount: "250", way: "card", id: fresh };
  expect((await post(`${at}/payments/new`, again)).status).toBe(302);
  const rows = await app().db.select().from(payments).where(eq(payments.jobId, job.id));
  expect(rows.map(({ amount }) => amount).sort()).toEqual([100_00, 250_00]);
});

test("Names a check, and another way as the shop calls it", async () => {
  const { job, at } = await approvedJob();
  await post(`${at}/payments/new`, paying("10", { way: "check" }));
  await post(`${at}/payments/new`, paying("20", { way: "other", wayName: "Zelle" }));
  await post(`${at}/payments/new`, paying("30", { way: "cash", wayName: "Zelle" }));
  const shown = await page(at);
  expect([shown.includes("Zelle"), shown.includes("Check")]).toEqual([true, true]);
  const rows = await app().db.select().from(payments).where(eq(payments.jobId, job.id));
  expect(rows.map(({ wayName }) => wayName)).toEqual(expect.arrayContaining([null, "Zelle"]));
  expect(rows.filter(({ wayName }) => wayName)).toHaveLength(1);
});

test("Refuses a deposit that was typed in another currency than the job is in", async () => {
  const { at } = await approvedJob();
  const refused = await post(`${at}/payments/new`, paying("100", { shownIn: "MXN" }));
  expect([refused.status, refused.text.includes("are in USD now")]).toEqual([409, true]);
  expect((await post(`${at}/payments/new`, paying("100", { shownIn: "USD" }))).status).toBe(302);
});

test("Asks which amount was meant, and refuses what is none, in the reader's language", async () => {
  const { at } = await approvedJob();
  const as = { ...advisor!, cookie: `${advisor!.cookie}; ${languageCookies.es}` };
  const said = async (amount: string) =>
    (await post(`${at}/payments/new`, paying(amount), as)).text;
  expect(await said("1.234")).toContain("¿Quiso decir");
  expect(await said("0")).toContain("Escriba un monto mayor que 0.");
  expect(await said("-5")).toContain("Escriba un importe");
});

test("Shows a technician no page and no figure of money", async () => {
  const { job, at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  await post(`${at}/payments/new`, paying("123.45", { way: "card" }));
  for (const path of [to!, `${to}/credit`, `${at}/invoices/new`, `${at}/payments/new`])
    expect((await app().visit(path, { as: technician! })).status).toBe(404);
  expect((await post(`${at}/payments/new`, paying("1"), technician!)).status).toBe(403);
  for (const path of [at, `${at}.data`, `${at}/edit`, `${at}/diagnostic.data`, "/repair-cms.data"])
    expect([
      path,
      (await page(path, technician!)).match(/.{20}(12345|123\.45|24945|249\.45)/)?.[0],
    ]).toEqual([path, undefined]);
  const stored = and(eq(repairJobs.id, job.id), eq(repairJobs.owedTotal, 249_45));
  expect(await app().db.select().from(repairJobs).where(stored)).toHaveLength(1);
});
