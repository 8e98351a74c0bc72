import type { ReactNode } from "react";
import { CallShop, ShopPage } from "#app/features/approval/page/page-parts.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { WaysToPay } from "#app/features/approval/page/ways-to-pay.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, formatMoney, shownDecimals } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { CustomerInvoice } from "./customer-invoice.ts";

type Props = {
  invoice: CustomerInvoice;
  path: string;
  pdf: string;
  /** Paying by card. */
  pay?: ReactNode;
};

/** An invoice for its customer: what was done, what it costs, and what is still to be paid. */
export function InvoicePage({ invoice, path, pdf, pay }: Props) {
  const { t, language } = useWords();
  const { number, date, workId, customer, vehicle, quotes, shop, terms, voided, owed } = invoice;
  return (
    <ShopPage
      title={t("approval:invoice.title", { number, shop: shop.name })}
      shop={{ ...shop, logo: null }}
      path={path}
    >
      <section>
        <h1>{t("approval:invoice.heading", { number })}</h1>
        <p className="note">
          {[dayIn(language, date), t("approval:order", { workId }), customer].join(" · ")}
        </p>
        <p className="vehicle">
          <span>{vehicleName(vehicle, language)}</span>{" "}
          <span className="plate">{vehicle.plate}</span>
        </p>
        {voided ? (
          <p className="problem">
            {t("approval:invoice.voided", {
              number: voided.number,
              date: dayIn(language, voided.date),
            })}
          </p>
        ) : (
          <p className={owed > 0 ? "total" : "total approved"}>
            {owed > 0
              ? t("approval:invoice.toPay", { amount: moneyOf(invoice, language)(owed) })
              : t("approval:invoice.paid")}
          </p>
        )}
        {pay}
      </section>
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} terms={invoice} />
      ))}
      <Payments invoice={invoice} />
      {terms && (
        <section>
          <h2>{t("approval:invoice.terms")}</h2>
          <p className="pre">{terms}</p>
        </section>
      )}
      <p>
        <a className="second" href={`${pdf}?lng=${language}`}>
          {t("approval:invoice.pdf")}
        </a>
      </p>
      {owed > 0 && (
        <section>
          <WaysToPay text={invoice.waysToPay} />
          <p>{t("approval:invoice.howToPay", { shop: shop.name })}</p>
          <CallShop phone={shop.phone} />
        </section>
      )}
    </ShopPage>
  );
}

/** A day as a document is dated. */
const dayIn = (language: Language, date: string) => formatDay(Date.parse(date), language, "UTC");

/** Writes amounts in the invoice's currency. */
const moneyOf =
  ({ currency }: Pick<CustomerInvoice, "currency">, language: Language) =>
  (cents: Cents): string =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));

/** The total, what was taken back and paid of it, and the rest. */
function Payments({ invoice }: { invoice: CustomerInvoice }) {
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
      : [[t(others < 0 ? "papers:customersCredit" : "papers:otherPayments"), -others]];
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
