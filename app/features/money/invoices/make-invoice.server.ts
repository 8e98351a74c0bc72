import { invoiceForm, problemAt } from "#app/features/money/forms.ts";
import type { CustomerAnswers } from "#app/features/quotes/consent.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { createInvoice } from "./create-invoice.server.ts";
import { quoteValue, totalsOf } from "./invoice-content.ts";
import { contentOfInvoice, dayIn, readToInvoice } from "./read-to-invoice.server.ts";

type FindAnswers = (db: Db, ref: JobRef) => Promise<CustomerAnswers>;
type Received = Awaited<ReturnType<typeof receiveForm>>;
type InvoiceContext = { language: Language; findGiven: FindAnswers };

/**
 * Makes the invoice of a posted form. Returns its number, also for a repeated post; else the
 * problem of the form, or of its quotes.
 */
export async function makeInvoice(
  db: Db,
  ref: JobRef,
  { values = {}, check, language, by, now, findGiven }: Actor & Received & InvoiceContext,
) {
  const id = formId(values.id?.toString(), now);
  const [found, given] = await Promise.all([readToInvoice(db, ref, id), findGiven(db, ref)]);
  if (!found) return "gone";
  const form = check(invoiceForm(dayIn(now, found.shop?.timeZone)));
  if (!form.ok) return form;
  if (found.made !== undefined) return found.made;
  const asked = new Set(form.value.quotes);
  const quotes = found.quotes.filter((quote) => asked.has(quoteValue(quote)));
  const [first] = quotes;
  if (!first || quotes.length < asked.size) return "changed";
  if (quotes.some(({ currency }) => currency !== first.currency)) return "currencies";
  const { date, earlier } = form.value;
  const { last } = found;
  if (last && date < last.date && !earlier) {
    const params = {
      number: last.number,
      date: formatDay(Date.parse(last.date), language, "UTC"),
    };
    return problemAt(values, "date", { key: "invoices:new.earlier", params });
  }
  const { tax, total } = totalsOf(quotes);
  if (!Number.isSafeInteger(total)) return "tooMuch";
  const number = await createInvoice(db, {
    ...ref,
    id,
    quotes: quotes.map(({ id, version }) => ({ id, version })),
    content: contentOfInvoice(found, quotes, { ...form.value, given }),
    currency: first.currency,
    decimals: quotes.some(({ decimals }) => decimals === 2) ? 2 : first.decimals,
    taxAmount: tax,
    totalAmount: total,
    createdBy: by,
    createdAt: new Date(now),
  });
  return number ?? "changed";
}
