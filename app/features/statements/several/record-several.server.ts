import { v7 as newId } from "uuid";
import { problemAt } from "#app/features/money/forms.ts";
import { type CustomerRef, findStatement } from "#app/features/statements/find-statement.server.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { Message } from "#app/values/word-key.ts";
import { addSeveral, paymentsOfKeyQuery } from "./add-several.server.ts";
import { mostInvoices, partField, severalForm } from "./several-form.ts";
import { partsOf } from "./spread.ts";

type Received = Awaited<ReturnType<typeof receiveForm>>;
type Recording = Received & Actor & { language: Language; currency: Currency };

type KeyedPayments = Awaited<ReturnType<typeof paymentsOfKeyQuery>>;

/** Whether the payments under a form's key equal the posted ones. */
const isSame = (
  sent: KeyedPayments,
  wanted: { parts: ReadonlyMap<number, Cents>; currency: Currency; way: string; paidOn: string },
): boolean =>
  sent.length === wanted.parts.size &&
  sent.every(
    ({ invoiceNumber, amount, currency, way, paidOn }) =>
      wanted.parts.get(invoiceNumber!) === amount &&
      currency === wanted.currency &&
      way === wanted.way &&
      paidOn === wanted.paidOn,
  );

/**
 * Records the posted payment over several invoices. Returns its receipt number; else the problem of
 * the form, "gone" for no customer of this shop, or "changed" when the invoices changed meanwhile.
 */
export async function recordSeveral(
  db: Db,
  ref: CustomerRef,
  { values = {}, check, language, currency, by, now }: Recording,
) {
  const key = formId(typeof values.id === "string" ? values.id : undefined, now);
  const [found, sent] = await Promise.all([
    findStatement(db, ref, now),
    paymentsOfKeyQuery(db, ref.shopId, key),
  ]);
  if (!found) return "gone";
  const all = found.accounts.find((one) => one.currency === currency)?.invoices ?? [];
  const open = all.slice(0, mostInvoices);
  // A repeated post names invoices that are paid by now.
  const numbers = sent.length > 0 ? sent.map((one) => one.invoiceNumber!) : open.map(numberOf);
  const form = check(severalForm({ currency, language, today: found.today, numbers }));
  if (!form.ok) return form;
  const { amount, way, date: paidOn, note } = form.value;
  const wayName = way === "other" ? form.value.wayName || null : null;
  if (sent.length > 0) {
    const total = sent.reduce((sum, one) => sum + one.amount, 0);
    const parts = form.value.parts.size > 0 ? withoutNone(form.value.parts) : partsOfSent(sent);
    if (total === amount && isSame(sent, { parts, currency, way, paidOn }))
      return { receipt: sent[0]!.receipt! };
    const error: Message = { key: "statements:several.sentBefore" };
    return { ok: false as const, status: 409, error, values: { ...values, id: newId() } };
  }
  const parts = partsOf(amount, form.value.parts, open);
  if (!(parts instanceof Map)) {
    const { at, key: problem, cents } = parts as Exclude<typeof parts, ReadonlyMap<number, Cents>>;
    const params = {
      amount: formatMoney(cents, currency, language, shownDecimals(cents, currency)),
    };
    const name = at === "amount" ? at : partField(at);
    return problemAt(values, name, { key: `statements:problems.${problem}`, params });
  }
  const paid = open.filter(({ number }) => parts.has(number));
  const recorded = await addSeveral(db, {
    ...ref,
    key,
    currency,
    way,
    wayName,
    paidOn,
    note,
    by,
    now,
    parts: paid.map(({ jobId, number }) => ({ jobId, number, amount: parts.get(number)! })),
    read: found.jobs.filter(({ jobId }) => paid.some((one) => one.jobId === jobId)),
  });
  if (!isSame(recorded, { parts, currency, way, paidOn })) return "changed";
  return { receipt: recorded[0]!.receipt! };
}

const numberOf = ({ number }: { number: number }): number => number;

const withoutNone = (parts: ReadonlyMap<number, Cents>): ReadonlyMap<number, Cents> =>
  new Map([...parts].filter(([, cents]) => cents > 0));

const partsOfSent = (sent: KeyedPayments): ReadonlyMap<number, Cents> =>
  new Map(sent.map(({ invoiceNumber, amount }) => [invoiceNumber!, amount]));
