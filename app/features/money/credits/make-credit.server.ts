import { creditForm, problemAt } from "#app/features/money/forms.ts";
import {
  createCreditNote,
  type NewCredit,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { totalsOf } from "#app/features/money/invoices/invoice-content.ts";
import { dayIn } from "#app/features/money/invoices/read-to-invoice.server.ts";
import { chargedBy, isStandingInvoice } from "#app/features/money/money.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import type { Message } from "#app/values/word-key.ts";
import { type CreditExtent, creditedQuotes } from "./credit.ts";

type InvoiceRecord = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;
type Received = Awaited<ReturnType<typeof receiveForm>>;

/**
 * Computes a credit note of an invoice, with the number of earlier ones; else the problem.
 * Crediting all that is left by amount does not void the invoice: its work stays invoiced.
 */
export function creditOf(
  { invoice, credits, zone }: InvoiceRecord,
  { taken, reason, id, by, now }: Actor & { taken: CreditExtent; reason: string; id: string },
): (NewCredit & { earlier: number }) | "tooMuch" | "nothing" {
  const { shopId, jobId, number, quotes, currency, decimals, content } = invoice;
  const earlier = credits.map((credit) => credit.content.quotes);
  const credited = creditedQuotes(content.quotes, earlier, { ...taken, decimals });
  if (!Array.isArray(credited)) return credited;
  const { tax, total } = totalsOf(credited);
  const isWhole = taken.kind === "all" && credits.length === 0;
  return {
    shopId,
    jobId,
    id,
    quotes,
    currency,
    decimals,
    creditOf: number,
    voids: taken.kind === "all",
    earlier: credits.length,
    content: {
      ...content,
      date: dayIn(now, zone),
      corrects: { number, date: content.date },
      reason,
      ...(!isWhole && { partial: taken.kind === "all" ? "rest" : taken.kind, quotes: credited }),
    },
    taxAmount: tax,
    totalAmount: total,
    createdBy: by,
    createdAt: new Date(now),
  };
}

/**
 * Makes the credit note of a posted form. Returns success also for a repeated post; else the
 * problem of the form, or of its invoice.
 */
export async function makeCreditNote(
  db: Db,
  ref: JobRef & { number: number },
  { values = {}, check, language, by, now }: Actor & Received & { language: Language },
) {
  const found = await findInvoice(db, ref, ref.number);
  if (!found) return "gone";
  const { invoice, credits, money } = found;
  const { currency, decimals } = invoice;
  const form = check(creditForm({ currency, decimals, language }));
  if (!form.ok) return form;
  const { reason, taken } = form.value;
  const id = formId(form.value.id, now);
  const sent = credits.find((credit) => credit.id === id);
  if (sent) {
    const isSame = taken.kind !== "amount" || taken.amount === sent.totalAmount;
    return isSame && sent.content.reason === reason ? "made" : "sentBefore";
  }
  const listed = money.invoices.find(({ number }) => number === ref.number)!;
  if (!isStandingInvoice(listed)) return "voided";
  const credit = creditOf(found, { taken, reason, id, by, now });
  if (typeof credit === "string") {
    const left = chargedBy(listed);
    const amount = formatMoney(left, currency, language, shownDecimals(left, currency));
    const message: Message =
      credit === "tooMuch"
        ? { key: "invoices:credit.tooMuch", params: { amount } }
        : { key: "invoices:credit.nothing" };
    return problemAt(values, taken.kind === "lines" ? "lines" : "amount", message);
  }
  return (await createCreditNote(db, credit)) === null ? "changed" : "made";
}
