import type { Actor } from "#app/features/repair/job-events.server.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JobRef } from "./charged.server.ts";
import type { Given } from "./consent.ts";
import { createInvoice } from "./create-invoice.server.ts";
import { findInvoiceByKey } from "./find-invoice.server.ts";
import { invoiceForm } from "./forms.ts";
import { quoteValue, totalsOf } from "./invoice-content.ts";
import { contentOfInvoice, dayIn, readToInvoice } from "./read-to-invoice.server.ts";

type FindGiven = (db: Db, ref: JobRef) => Promise<Given>;
type Check = Awaited<ReturnType<typeof receiveForm>>["check"];

/**
 * Makes the invoice that a form asks for. Answers its number, the same one for a form that was sent
 * twice; else the problem of the form, or of its quotes.
 */
export async function makeInvoice(
  db: Db,
  ref: JobRef,
  { check, by, now, findGiven }: Actor & { check: Check; findGiven: FindGiven },
) {
  const [found, given] = await Promise.all([readToInvoice(db, ref), findGiven(db, ref)]);
  if (!found) return "gone";
  const form = check(invoiceForm(dayIn(now, found.shop?.timeZone)));
  if (!form.ok) return form;
  const id = formId(form.value.id, now);
  const before = await findInvoiceByKey(db, ref, id);
  if (before !== undefined) return before;
  const asked = new Set(form.value.quotes);
  const quotes = found.quotes.filter((quote) => asked.has(quoteValue(quote)));
  const [first] = quotes;
  if (!first || quotes.length < asked.size) return "changed";
  if (quotes.some(({ currency }) => currency !== first.currency)) return "currencies";
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
