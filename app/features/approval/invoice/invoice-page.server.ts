import { customerPage } from "#app/features/approval/page/document.server.ts";
import { type Html, html } from "#app/features/approval/page/html.ts";
import { callShop, type Reader, shopHead } from "#app/features/approval/page/parts.ts";
import { quoteCard } from "#app/features/approval/page/quote-card.ts";
import { revisionOf } from "#app/features/approval/revision/revision.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import {
  type InvoiceContent,
  translationsOf,
} from "#app/features/quotes/invoices/invoice-content.ts";
import {
  isStandingInvoice,
  type ListedInvoice,
  type ListedPayment,
  voidedBy,
} from "#app/features/quotes/invoices/money.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Cents, formatMoney, shownDecimals } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

type InvoicePage = {
  content: InvoiceContent;
  invoice: ListedInvoice;
  /** What counts on it, and what is still owed. */
  payments: readonly ListedPayment[];
  others: Cents;
  owed: Cents;
  /** The shop of today: whom to call. */
  phone: string | null;
  path: string;
  pdf: string;
};

/** An invoice for its customer: what was done, what it costs, and what is still to be paid. */
export function invoicePage(reader: Reader, page: InvoicePage): Response {
  const { t, language } = reader;
  const { content, invoice, path, pdf } = page;
  const { job, shop } = content;
  const revision = revisionOf({
    ...content,
    translations: translationsOf(content),
    terms: standardTerms,
    depositPercent: null,
  });
  const title = t("approval:invoice.title", { number: invoice.number, shop: shop.name });
  const voided = voidedBy(invoice);
  const dayOf = (date: string) => formatDay(Date.parse(date), language, "UTC");
  const seller = { name: shop.name, phone: page.phone ?? shop.phone, logo: null };
  const body = html`${shopHead(reader, seller, path)}<main><h1>${t("approval:invoice.heading", {
    number: invoice.number,
  })}</h1><p>${dayOf(content.date)} · ${t("approval:order", {
    workId: revision.workId,
  })} · ${revision.customer}</p><p>${vehicleName(revision.vehicle, language)} · ${
    job.licensePlate
  }</p>${
    voided &&
    html`<p class="problem">${t("approval:invoice.voided", { number: voided.number, date: dayOf(voided.date) })}</p>`
  }${revision.quotes.map((quote) => quoteCard(reader, revision, { quote, answer: html`` }))}${sums(
    reader,
    page,
    dayOf,
  )}${
    content.terms &&
    html`<section><h2>${t("approval:invoice.terms")}</h2><p class="pre">${content.terms}</p></section>`
  }<p><a class="tap" href="${pdf}?lng=${language}">${t("approval:invoice.pdf")}</a></p>${
    page.owed > 0 &&
    html`<section><p>${t("approval:invoice.howToPay", { shop: shop.name })}</p>${callShop(reader, seller)}</section>`
  }</main>`;
  return customerPage({ language, title, body });
}

function sums({ t, language }: Reader, page: InvoicePage, dayOf: (date: string) => string): Html {
  const { invoice, payments, others, owed } = page;
  const { currency, total, credits } = invoice;
  const money = (cents: Cents) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
  const row = (name: string, cents: Cents) =>
    html`<div><dt>${name}</dt><dd>${money(cents)}</dd></div>`;
  return html`<section><dl>${row(t("approval:invoice.total"), total)}${credits.map((credit) =>
    row(
      t("approval:invoice.credit", { number: credit.number, date: dayOf(credit.date) }),
      -credit.total,
    ),
  )}${
    isStandingInvoice(invoice) &&
    html`${payments.map(({ way, wayName, paidOn, amount }) =>
      row(`${wayName ?? t(`invoices:ways.${way}`)} · ${dayOf(paidOn)}`, -amount),
    )}${others !== 0 && row(t(others < 0 ? "paper:customersCredit" : "paper:otherPayments"), -others)}<div class="total"><dt>${t(
      owed > 0 ? "approval:invoice.owed" : "approval:invoice.paid",
    )}</dt><dd>${money(owed)}</dd></div>`
  }</dl></section>`;
}
