import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof invoicingShop>>;
beforeAll(async () => {
  shop = await invoicingShop(app().db);
  await makeShop(app().db, shop.owner);
});

/** A job with a deposit of 72.90 and a payment of 300.00, all of what it is charged. */
async function paidJob() {
  const { jobId } = await shop.toInvoice();
  const [deposit, rest] = [newId(), newId()];
  await shop.pay(jobId, 72_90, deposit);
  await shop.pay(jobId, 300_00, rest);
  const at = `/repair-cms/${jobId}`;
  const refund = async (amount: string, refundOf: string, note = "Typed twice") => {
    const answer = await app().visit(`${at}/payments/new?return=${refundOf}`, {
      as: shop.owner,
      form: {
        id: newId(),
        kind: "refund",
        refundOf,
        for: "",
        amount,
        way: "card",
        note,
        date: "2026-11-20",
      },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const page = async (path = "") => (await app().visit(at + path, { as: shop.owner })).text();
  const refunded = async () => {
    const rows = await app().db.select().from(payments).where(eq(payments.jobId, jobId));
    return rows
      .filter(({ amount }) => amount < 0)
      .map(({ amount, refundOf }) => [amount, refundOf]);
  };
  return { at, deposit, rest, refund, page, refunded };
}

test("Refunds of a payment what is left of it, and offers it no more", async () => {
  const { deposit, rest, refund, page, refunded } = await paidJob();
  expect((await refund("22.90", deposit)).status).toBe(302);
  expect(await page(`/payments/new?return=${deposit}`)).toContain('value="50.00"');
  const over = await refund("50.01", deposit);
  expect([over.status, over.text.includes("At most $50.00 can be refunded.")]).toEqual([422, true]);
  expect((await refund("50", deposit)).status).toBe(302);
  expect((await refund("0.01", deposit)).status).toBe(422);
  expect(await refunded()).toEqual([
    [-22_90, deposit],
    [-50_00, deposit],
  ]);
  const shown = await page();
  expect([shown.includes(`return=${deposit}`), shown.includes(`return=${rest}`)]).toEqual([
    false,
    true,
  ]);
  expect(await page(`/payments/new?return=${deposit}`)).toContain("was refunded in full");
});

test("Refunds a payment once, of ten people who return it at once", async () => {
  const { deposit, refund, refunded } = await paidJob();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund("72.90", deposit)));
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  expect(await refunded()).toEqual([[-72_90, deposit]]);
});

test("Asks for the reason of a refund, in each language, and for a note otherwise", async () => {
  const { deposit, page, refund } = await paidJob();
  const form = await page(`/payments/new?return=${deposit}`);
  expect(form).toMatch(/Reason<\/label><textarea[^>]* required/);
  expect(await page(`/payments/new?return=${deposit}&lng=es`)).toContain(">Motivo</label>");
  expect(form).not.toContain("Note");
  expect(await page("/payments/new")).toContain("Note<span");
  expect((await refund("5", deposit, " ")).text).toContain("Write why the money is returned.");
});

test("Refunds no payment of another job, and no refund", async () => {
  const { deposit, refund, refunded } = await paidJob();
  expect((await refund("10", (await paidJob()).deposit)).status).toBe(404);
  expect((await refund("10", deposit)).status).toBe(302);
  const rows = await app().db.select().from(payments).where(eq(payments.refundOf, deposit));
  expect((await refund("5", rows[0]!.id)).status).toBe(404);
  expect(await refunded()).toHaveLength(1);
});

/** An invoice of 372.90, paid in full with one payment. */
async function paidInvoice() {
  const draft = await shop.toInvoice();
  const { jobId } = draft;
  const number = (await createInvoice(app().db, draft))!;
  const payment = newId();
  await shop.pay(jobId, 372_90, payment, number);
  const at = `/repair-cms/${jobId}`;
  const send = async (form: Record<string, string>) => {
    const answer = await app().visit(`${at}/payments/new?return=${payment}`, {
      as: shop.owner,
      form: {
        id: newId(),
        kind: "refund",
        refundOf: payment,
        for: "",
        way: "cash",
        note: "Goodwill",
        date: "2026-11-20",
        ...form,
      },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const owed = async () => {
    const [row] = await app().db.select().from(repairJobs).where(eq(repairJobs.id, jobId));
    return [row!.invoicedTotal, row!.paidTotal, row!.owedTotal];
  };
  const papers = () => app().db.select().from(invoices).where(eq(invoices.jobId, jobId));
  return { at, number, payment, send, owed, papers };
}

test("Takes a refund off its invoice where the shop says so, both or neither", async () => {
  const { at, payment, send, owed, papers } = await paidInvoice();
  const form = await app().visit(`${at}/payments/new?return=${payment}`, { as: shop.owner });
  expect(await form.text()).toMatch(/name="credit"[^>]*value="yes"/);
  const goodwill = { id: newId(), amount: "20", credit: "yes" };
  expect((await send(goodwill)).status).toBe(302);
  expect((await send(goodwill)).status).toBe(302);
  expect(await owed()).toEqual([352_90, 352_90, 0]);
  const [note] = (await papers()).filter(({ series }) => series === "credit");
  expect(note).toMatchObject({ totalAmount: 20_00, voids: false });
  expect(note!.content.reason).toBe("Goodwill");
  // A check that bounced is owed again.
  expect((await send({ amount: "100", credit: "no" })).status).toBe(302);
  expect(await owed()).toEqual([352_90, 252_90, 100_00]);
});

test("Makes as many credit notes as refunds, of five at once", async () => {
  const { send, owed, papers } = await paidInvoice();
  const all = await Promise.all(
    Array.from({ length: 5 }, () => send({ amount: "200", credit: "yes" })),
  );
  const made = all.filter(({ status }) => status === 302).length;
  expect(made).toBe(1);
  expect((await papers()).filter(({ series }) => series === "credit")).toHaveLength(made);
  expect(await owed()).toEqual([172_90, 172_90, 0]);
});
