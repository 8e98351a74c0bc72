import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { CreditExtent } from "#app/features/money/credits/credit.ts";
import { creditOf } from "#app/features/money/credits/make-credit.server.ts";
import {
  createCreditNote,
  type NewInvoice,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import {
  contentOfInvoice,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { addPayment } from "#app/features/money/payments/add-payment.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob, makeQuote } from "../make.ts";
import { type Person, signedIn } from "../people.ts";

/** The total of the quote of `toInvoice`, in cents. */
export const invoicedTotal = 372_90;

/** A shop that makes invoices and takes payments. */
export async function invoicingShop(db: Db, person?: Person) {
  const owner = person ?? (await signedIn(db, "premium"));
  const { shopId } = owner;
  const who = { createdBy: owner.id, createdAt: new Date() };

  /** A job with an approved quote, and the invoice to make of it. */
  async function toInvoice(status: "approved" | "pending" = "approved"): Promise<NewInvoice> {
    const job = await makeJob(db, { owner });
    const quote = await makeQuote(db, { owner, job, status });
    const [row] = await db.select().from(repairQuotes).where(eq(repairQuotes.id, quote.id));
    const found = (await readToInvoice(db, { shopId, jobId: job.id }))!;
    return {
      ...who,
      shopId,
      id: newId(),
      jobId: job.id,
      quotes: [{ id: quote.id, version: row!.version }],
      content: contentOfInvoice(found, found.quotes, { date: "2026-11-23", terms: "" }),
      currency: "USD",
      decimals: 2,
      taxAmount: 0,
      totalAmount: row!.totalAmount,
    };
  }
  /** Takes something back of an invoice, or all that is left. Answers the number, or why not. */
  async function credit(
    number: number,
    jobId: string,
    id = newId(),
    taken: CreditExtent = { kind: "all" },
  ) {
    const found = await findInvoice(db, { shopId, jobId }, number);
    if (!found) return null;
    const made = { taken, reason: "Wrong part", id, by: owner.id, now: Date.now() };
    const note = creditOf(found, made);
    return typeof note === "string" ? note : createCreditNote(db, note);
  }
  type PaymentInput = { id?: string; invoiceNumber?: number | null; refundOf?: string };
  const record = (jobId: string, amount: number, named: PaymentInput) =>
    addPayment(db, {
      ...who,
      shopId,
      jobId,
      amount,
      id: newId(),
      invoiceNumber: null,
      refundOf: null,
      currency: "USD",
      way: "cash",
      paidOn: "2026-11-23",
      note: amount < 0 ? "Part returned" : "",
      ...named,
    });
  const pay = (jobId: string, amount: number, id = newId(), invoiceNumber: number | null = null) =>
    record(jobId, amount, { id, invoiceNumber });
  /** Returns a part of a payment; `amount` is below zero. */
  const refund = (jobId: string, amount: number, refundOf: string) =>
    record(jobId, amount, { refundOf });
  return { owner, shopId, toInvoice, credit, pay, refund };
}
