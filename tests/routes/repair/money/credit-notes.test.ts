import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { invoices } from "#app/features/money/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

// Parts of invoices that are taken back, by the pages alone, without JavaScript.

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

test("Takes a part of an invoice back, once for each form, and never more than is left", async () => {
  const { job, at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  await post(`${at}/payments/new`, paying("372.90", { for: to!.split("/").at(-1)! }));
  const credit = (amount: string, more: Record<string, string> = {}) =>
    post(`${to}/credit`, { id: newId(), take: "amount", amount, reason: "Goodwill", ...more });
  const id = newId();
  expect((await credit("20", { id })).to).toBe(to);
  expect((await credit("20", { id })).to).toBe(to);
  expect((await credit("30", { id })).status).toBe(409);
  const over = await credit("352.91");
  expect([over.status, over.text.includes("At most $352.90 can be taken back.")]).toEqual([
    422,
    true,
  ]);
  expect((await credit("0")).status).toBe(422);
  const refund = paying("20", { kind: "refund", note: "Goodwill" });
  expect((await post(`${at}/payments/new`, refund)).status).toBe(302);
  const rows = await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(rows[0]).toMatchObject({ invoicedTotal: 352_90, paidTotal: 352_90, owedTotal: 0 });
  const shown = await page(to!);
  expect(shown).toMatch(/Credit note \d+ of [^<]+: \$20\.00 taken back/);
  expect(shown).toContain(">Paid</span>");
  // Its work stays invoiced.
  expect(await page(`${at}/invoices/new`)).not.toContain(`value="${chosen}"`);
});

test("Takes lines back, and then voids what is left", async () => {
  const { at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  const [line] = (await page(`${to}/credit`)).match(/(?<=name="lines\[\]" value=")[^"]+/g)!;
  const form = () => ({ id: newId(), take: "lines", "lines[]": [line!], reason: "Returned" });
  expect((await post(`${to}/credit`, form())).to).toBe(to);
  expect((await post(`${to}/credit`, form())).text).toContain("Choose something to take back.");
  const rest = { id: newId(), take: "all", reason: "Wrong customer" };
  expect((await post(`${to}/credit`, rest)).to).toBe(to);
  const notes = await app()
    .db.select()
    .from(invoices)
    .where(and(eq(invoices.jobId, at.split("/").at(-1)!), eq(invoices.series, "credit")));
  expect(notes.map(({ voids }) => voids)).toEqual([false, true]);
  expect(notes.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(372_90);
  expect(notes.map(({ content }) => content.corrects)).toEqual(
    notes.map(({ creditOf }) => ({ number: creditOf, date: "2026-11-20" })),
  );
  expect(notes[0]!.content.date > "2026-11-20").toBe(true);
});

test("Makes one of two credit notes at once, and none of another shop's invoice", async () => {
  const { at, chosen } = await approvedJob();
  const { to } = await post(`${at}/invoices/new`, invoiceOf(chosen));
  const credit = (as = advisor!) =>
    post(`${to}/credit`, { id: newId(), take: "amount", amount: "300", reason: "Goodwill" }, as);
  const answers = await Promise.all([credit(), credit(), credit(owner!)]);
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  const stranger = await signedIn(app().db, "premium");
  await makeShop(app().db, stranger);
  expect((await credit(stranger)).status).toBe(404);
  expect((await credit(technician!)).status).toBe(403);
});
