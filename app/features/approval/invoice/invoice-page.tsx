import type { ReactNode } from "react";
import { CallShop, ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { WaysToPay } from "#app/features/approval/page/ways-to-pay.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { CustomerInvoice } from "./customer-invoice.ts";
import { dayIn, moneyOf, Payments } from "./payments.tsx";

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
    <>
      <title>{t("approval:invoice.title", { number, shop: shop.name })}</title>
      <ShopHead shop={{ ...shop, logo: null }} path={path} />
      <main>
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
      </main>
    </>
  );
}
