import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeQuote } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

/** A job with invoices 1 and 2 of 372.90 each, and what records a payment for one of them. */
async function twoInvoices() {
  const { owner, shopId, toInvoice } = await invoicingShop(db);
  const draft = await toInvoice();
  const { jobId } = draft;
  const { id, version } = await makeQuote(db, { owner, job: { id: jobId }, status: "approved" });
  await createInvoice(db, draft);
  await createInvoice(db, { ...draft, id: newId(), quotes: [{ id, version }] });
  const pay = async (invoice: string, amount: string) => {
    const form = { kind: "payment", for: invoice, amount, way: "cash", date: "2026-01-02" };
    const body = new URLSearchParams({ ...form, id: newId(), note: "" });
    const request = new Request("http://llave.test/", { method: "POST", body });
    const received = await receiveForm(request, smallForm);
    const by = { by: owner.id, language: "en", now: Date.now() } as const;
    return recordPayment(db, { shopId, jobId }, { ...received, ...by });
  };
  const recorded = async () =>
    (await db.select().from(payments).where(eq(payments.jobId, jobId))).map(
      ({ invoiceNumber, amount }) => [invoiceNumber, amount],
    );
  return { pay, recorded };
}

test("Takes one of eight payments of an invoice at once, although its job owes as much again", async () => {
  const { pay, recorded } = await twoInvoices();
  const said = await Promise.all(Array.from({ length: 8 }, () => pay("1", "372.90")));
  expect(said.filter((one) => one !== "changed")).toEqual([{ invoiceNumber: 1 }]);
  expect(await recorded()).toEqual([[1, 372_90]]);
  expect(await pay("1", "0.01")).toMatchObject({ ok: false });
  expect(await pay("2", "372.90")).toEqual({ invoiceNumber: 2 });
});
