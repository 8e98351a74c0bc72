import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { CustomerInvoice } from "./customer-invoice.ts";

/** A day as a document is dated. */
export const dayIn = (language: Language, date: string) =>
  formatDay(Date.parse(date), language, "UTC");

/** Writes amounts in the invoice's currency. */
export const moneyOf =
  ({ currency }: Pick<CustomerInvoice, "currency">, language: Language) =>
  (cents: Cents): string =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));

/** The total, what was taken back and paid of it, and the rest. */
export function Payments({ invoice }: { invoice: CustomerInvoice }) {
  const { t, language } = useWords();
  const { total, credits, payments, others, voided, owed } = invoice;
  const money = moneyOf(invoice, language);
  const taken: [string, Cents][] = credits.map(({ number, date, total }) => [
    t("approval:invoice.credit", { number, date: dayIn(language, date) }),
    -total,
  ]);
  const paid: [string, Cents][] = payments.map(({ way, wayName, paidOn, amount }) => [
    `${wayName ?? t(`invoices:ways.${way}`)} · ${dayIn(language, paidOn)}`,
    -amount,
  ]);
  const rest: [string, Cents][] =
    others === 0
      ? []
      : [[t(others < 0 ? "paper:customersCredit" : "paper:otherPayments"), -others]];
  const rows: [string, Cents][] = [
    [t("approval:invoice.total"), total],
    ...taken,
    ...(voided ? [] : [...paid, ...rest]),
  ];
  return (
    <section>
      <dl className="amounts">
        {rows.map(([name, cents], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
          <div key={at}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        {!voided && (
          <div className="total">
            <dt>{t(owed > 0 ? "approval:invoice.owed" : "approval:invoice.paid")}</dt>
            <dd>{money(owed)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
