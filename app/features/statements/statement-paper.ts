import type { Section, SectionedPaper } from "#app/features/approval/paper/section.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { workId } from "#app/features/repair/job.ts";
import { ages } from "#app/features/reports/report.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import type { Words } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import {
  type Cents,
  type Currency,
  formatMoney,
  formatNumber,
  shownDecimals,
} from "#app/values/money.ts";
import type { Statement } from "./find-statement.server.ts";
import type { Account } from "./statement.ts";

type PaperFacts = Pick<Statement, "customer" | "shop" | "today" | "accounts" | "more" | "jobs">;

/** Texts of a statement of account, for the PDF and the letter. */
export function statementPaper({ t, language }: Words, statement: PaperFacts): SectionedPaper {
  const { customer, shop, today, accounts } = statement;
  const dayOf = (date: string) => formatDay(Date.parse(date), language, "UTC");
  const moneyIn = (currency: Currency) => (cents: Cents) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
  const invoiceNumber = (number: number) => numberOfInvoice(number, shop?.printTerms);
  const ofAccount = (account: Account): Section[] => {
    const { currency, invoices, byAge, held, balance, payments, credits } = account;
    const money = moneyIn(currency);
    const open: Section = {
      heading: `${t("statements:invoices")}, ${currency}`,
      amounts: invoices.map((one) => [
        `${t("statements:line", {
          number: invoiceNumber(one.number),
          date: dayOf(one.date),
          workId: workId(one.jobNumber),
          car: [one.vehicle, one.plate].filter(Boolean).join(" "),
        })} (${t("statements:lineOf", {
          total: money(one.total),
          days: formatNumber(one.days, currency, language),
        })})`,
        money(one.owed),
      ]),
      sums: [
        ...ages.map((age): [string, string] => [t(`reports:owed.${age}`), money(byAge[age])]),
        ...(held > 0 ? [[t("statements:held"), money(-held)] as [string, string]] : []),
      ],
      total: [t("statements:balance"), money(balance)],
    };
    const paid: Section = {
      heading: t("statements:payments"),
      amounts: payments.map((one) => [
        [
          dayOf(one.paidOn),
          one.amount < 0
            ? t("statements:refund")
            : one.invoiceNumber === null
              ? t("statements:payment")
              : t("statements:paymentOf", { number: invoiceNumber(one.invoiceNumber) }),
          one.wayName ?? t(`invoices:ways.${one.way}`),
          ...(one.receipt === null ? [] : [t("statements:receipt", { number: one.receipt })]),
        ].join(" · "),
        money(one.amount),
      ]),
    };
    const credited: Section = {
      heading: t("statements:credits"),
      amounts: credits.map((one) => [
        `${dayOf(one.date)} · ${t("statements:credit", {
          number: one.number,
          invoice: invoiceNumber(one.creditOf),
        })}`,
        money(one.total),
      ]),
    };
    return [open, ...[paid, credited].filter(({ amounts }) => amounts!.length > 0)];
  };
  const ways = shop?.waysToPay?.[language];
  return {
    title: t("statements:title"),
    number: dayOf(today),
    currency: shop?.currency ?? "USD",
    intro: [
      t("statements:of", { customer: fullName(customer), date: dayOf(today) }),
      ...(statement.more ? [t("statements:some", { number: statement.jobs.length })] : []),
    ],
    sections: [
      {
        heading: shop?.name ?? "",
        paragraphs: present([shop?.address, shop?.phone, shop?.taxId]),
      },
      {
        heading: fullName(customer),
        paragraphs: present([customer.company, customer.address, customer.taxId]),
      },
      ...accounts.flatMap(ofAccount),
      ...(accounts.length === 0 ? [{ paragraphs: [t("statements:nothing")] }] : []),
      ...(ways ? [{ heading: t("statements:waysToPay"), paragraphs: ways.split("\n") }] : []),
    ],
  };
}

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? text.split("\n") : []));
