import type { SQL } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { creditOf } from "#app/features/money/credits/make-credit.server.ts";
import { paymentForm, problemAt } from "#app/features/money/forms.ts";
import { findInvoice, findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { dayIn } from "#app/features/money/invoices/read-to-invoice.server.ts";
import { chargedBy, figuresOf, type JobMoney, owedByInvoice } from "#app/features/money/money.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { Message } from "#app/values/word-key.ts";
import { addPayment, type NewPayment } from "./add-payment.server.ts";
import { paymentProblem } from "./balance.ts";
import { invoiceToCredit, paymentToRefund, refundableOf } from "./refunds.ts";

type Received = Awaited<ReturnType<typeof receiveForm>>;

/** A refund that goes back to a card, and the invoice to credit then. */
export type CardReturn = {
  payment: NewPayment & { refundOf: string };
  creditOf: number | null;
  money: JobMoney;
};

type Cards<Sent> = {
  /** Amount of the job on its way back to cards; `unchanged`: condition that it still is. */
  underWay?: { cents: Cents; unchanged: SQL };
  /** Sends a refund to the card that paid; absent where the payment was not by card. */
  toCard?: ((refund: CardReturn) => Promise<Sent>) | undefined;
};

/** Currency of a payment: of its invoice, else of the job's newest figures. */
export const currencyOf = (
  money: JobMoney,
  number: number | null,
  shop: { currency: Currency } | undefined,
): Currency =>
  money.invoices.find((one) => one.number === number)?.currency ??
  figuresOf(money)[0]?.currency ??
  shop?.currency ??
  "USD";

/**
 * Records the payment or refund of a posted form. Returns the number of its invoice, null for a
 * deposit; else the problem of the form. A repeated post records one payment.
 */
export async function recordPayment<Sent = never>(
  db: Db,
  ref: JobRef,
  { values = {}, check, language, by, now }: Actor & Received & { language: Language },
  { underWay, toCard }: Cards<Sent> = {},
) {
  const found = await findJobMoney(db, ref);
  if (!found) return "gone";
  const { money, shop } = found;
  const returned = paymentToRefund(money.payments, values.refundOf);
  if (values.refundOf && !returned) return "gone";
  const currency = returned?.currency ?? currencyOf(money, Number(values.for) || null, shop);
  // An amount typed in one currency is not stored in another; an invoice determines its own.
  if (values.shownIn !== undefined && values.shownIn !== currency && !Number(values.for)) {
    const error = { key: "invoices:payment.currencyChanged", params: { currency } } as const;
    return { ok: false as const, status: 409, error, values: { ...values, shownIn: currency } };
  }
  const today = dayIn(now, shop?.timeZone);
  const form = check(paymentForm({ currency, language, today, toCard: toCard !== undefined }));
  if (!form.ok) return form;
  const { kind, way, date: paidOn, note } = form.value;
  const wayName = way === "other" ? form.value.wayName || null : null;
  const invoiceNumber = returned ? returned.invoiceNumber : form.value.for;
  const id = formId(form.value.id, now);
  const amount = kind === "refund" ? -form.value.amount : form.value.amount;
  const { charged, paid } = found.balanceIn(currency);
  // Read together with the balance, so that a repeated post does not count as an overpayment.
  const sent = money.payments.find((payment) => payment.id === id);
  const write = (cents: Cents) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
  if (sent) {
    const said = { invoiceNumber, currency, amount, way, wayName, paidOn, note };
    if (Object.entries(said).every(([name, value]) => sent[name as keyof typeof said] === value))
      return { invoiceNumber };
    const day = formatDay(Date.parse(sent.paidOn), language, "UTC");
    const params = { amount: write(sent.amount), date: day };
    const error = { key: "invoices:payment.sentBefore", params } as const;
    return { ok: false as const, status: 409, error, values: { ...values, id: newId() } };
  }
  const say = (name: string, message: Message) => problemAt(values, name, message);
  const going = underWay?.cents ?? 0;
  const refundable = returned && refundableOf(returned, money.payments, going);
  const held = amount < 0 ? paid - going : paid;
  switch (paymentProblem({ amount, reason: note }, { charged, payments: [held], refundable })) {
    case "zero":
      return say("amount", { key: "invoices:payment.zero" });
    case "overpaid":
      return say("amount", {
        key: "invoices:payment.overpaid",
        params: { amount: write(Math.max(charged - paid, 0)) },
      });
    case "reasonMissing":
      return say("note", { key: "invoices:payment.reasonMissing" });
    case "refundTooHigh":
      return say("amount", {
        key: "invoices:payment.refundTooHigh",
        params: { amount: write(refundable ?? held) },
      });
  }
  const owed = invoiceNumber === null ? undefined : owedByInvoice(money).get(invoiceNumber);
  if (invoiceNumber !== null && owed !== undefined && amount > owed)
    return say("amount", {
      key: "invoices:payment.overInvoice",
      params: { number: invoiceNumber, amount: write(owed) },
    });
  const payment = {
    ...ref,
    id,
    invoiceNumber,
    currency,
    amount,
    way,
    wayName,
    paidOn,
    note,
    refundOf: returned?.id ?? null,
    createdBy: by,
    createdAt: new Date(now),
  };
  const restsOnOwed = amount > 0 && owed !== undefined;
  const asked = kind === "refund" && form.value.credit === "yes";
  const target = asked ? invoiceToCredit(money, { invoiceNumber, currency }) : undefined;
  const invoice = target && (await findInvoice(db, ref, target.number));
  const credit =
    invoice &&
    creditOf(invoice, {
      taken: { kind: "amount", amount: -amount },
      reason: note,
      id: newId(),
      by,
      now,
    });
  if (typeof credit === "string")
    return say("amount", {
      key: "invoices:credit.tooMuch",
      params: { amount: write(target ? chargedBy(target) : 0) },
    });
  if (asked && !credit) return "changed";
  if (way === "cardLink")
    return toCard!({
      payment: { ...payment, refundOf: returned!.id },
      creditOf: credit?.creditOf ?? null,
      money,
    });
  const read = restsOnOwed ? money : undefined;
  const unchanged = amount < 0 ? underWay?.unchanged : undefined;
  const recorded = await addPayment(db, payment, { read, credit, unchanged });
  return recorded ? { invoiceNumber } : "changed";
}
