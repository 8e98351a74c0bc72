import { href } from "react-router";
import { RangeFilter } from "#app/features/reports/filter-form.tsx";
import type { Range } from "#app/features/reports/range.ts";
import { Choice } from "#app/features/reports/range-fields.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { formatPercent } from "#app/values/money.ts";
import type { Sale } from "./sale.ts";
import { bases, type TaxQuery, type TaxRow, type TaxSums } from "./sales-tax.ts";

/** The most exempt sales that the page lists; the file has all. */
export const mostExempt = 200;

type Props = {
  asked: TaxQuery;
  days: Range;
  sums: readonly TaxSums[];
  exempt: readonly TaxRow[];
  moreExempt: boolean;
};

/** Figures for a sales tax return, a set for each currency. */
export function TaxPage({ asked, days, sums, exempt, moreExempt }: Props) {
  const { t } = useWords();
  return (
    <>
      <RangeFilter action={href("/repair-cms/reports/sales-tax")} asked={asked} days={days}>
        <Choice
          name="basis"
          label={t("reports:salesTax.basis")}
          value={asked.basis}
          options={bases.map((one) => [one, t(`reports:salesTax.bases.${one}`)])}
        />
      </RangeFilter>
      <p className="mb-4 max-w-prose text-ink-soft">
        {asked.basis === "invoiced"
          ? t("reports:salesTax.invoicedLead")
          : t("reports:salesTax.paidLead")}
      </p>
      {sums.length === 0 && <Empty title={t("reports:salesTax.empty")} />}
      {sums.map((one) => (
        <Sums key={one.currency} sums={one} basis={asked.basis} />
      ))}
      {exempt.length > 0 && <Certificates rows={exempt} more={moreExempt} />}
    </>
  );
}

type Line = { label: string; of: (sale: Sale) => number };

function Sums({ sums, basis }: { sums: TaxSums; basis: TaxQuery["basis"] }) {
  const { t, language } = useWords();
  const amount = useAmount();
  const { currency, invoices, credits, net } = sums;
  const lines: Line[] = [
    { label: t("reports:salesTax.gross"), of: ({ gross }) => gross },
    { label: t("reports:salesTax.exempt"), of: ({ exempt }) => exempt },
    { label: t("reports:salesTax.untaxed"), of: ({ untaxed }) => untaxed },
    { label: t("reports:salesTax.taxable"), of: ({ taxable }) => taxable },
    ...net.taxes.flatMap(({ name, rate }): Line[] => {
      const words = { name, rate: formatPercent(rate, currency, language) };
      const own = (sale: Sale) =>
        sale.taxes.find((one) => one.name === name && one.rate === rate) ?? { base: 0, amount: 0 };
      return [
        { label: t("reports:salesTax.taxBase", words), of: (sale) => own(sale).base },
        { label: t("reports:salesTax.tax", words), of: (sale) => own(sale).amount },
      ];
    }),
    { label: t("reports:salesTax.taxes"), of: ({ tax }) => tax },
    { label: t("reports:salesTax.total"), of: ({ total }) => total },
  ];
  const columns =
    basis === "invoiced"
      ? ([
          ["invoices", invoices],
          ["credits", credits],
          ["net", net],
        ] as const)
      : ([["net", net]] as const);
  return (
    <section className="mb-8">
      <h3 className="label mb-1 text-xl">{currency}</h3>
      <Table
        name={`${t("reports:salesTax.title")}, ${currency}`}
        rows={lines}
        id={({ label }) => label}
        columns={[
          { label: t("reports:salesTax.line"), cell: ({ label }) => label },
          ...columns.map(([name, sale]) => ({
            label: t(`reports:salesTax.${name}`),
            cell: ({ of }: Line) => amount(of(sale), currency),
            figures: true,
          })),
        ]}
      />
    </section>
  );
}

function Certificates({ rows, more }: { rows: readonly TaxRow[]; more: boolean }) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  return (
    <section className="mb-8">
      <h3 className="label mb-1 text-xl">{t("reports:salesTax.certificates")}</h3>
      {more && <p>{t("reports:salesTax.someCertificates", { number: rows.length })}</p>}
      <Table
        name={t("reports:salesTax.certificates")}
        rows={rows}
        id={({ series, number }) => `${series} ${number}`}
        columns={[
          {
            label: t("reports:salesTax.certificate"),
            cell: ({ sale }) => (
              <span className="wrap-anywhere">{sale.certificates.join(", ") || "–"}</span>
            ),
          },
          {
            label: t("reports:salesTax.customer"),
            cell: ({ customer }) => <span className="wrap-anywhere">{customer}</span>,
          },
          {
            label: t("reports:salesTax.document"),
            cell: ({ series, number }) => `${t(`reports:register.kindNames.${series}`)} ${number}`,
          },
          { label: t("reports:salesTax.date"), cell: ({ date }) => dayOf(date) },
          {
            label: t("reports:salesTax.amount"),
            cell: ({ sale, currency }) => amount(sale.exempt, currency),
            figures: true,
          },
        ]}
      />
    </section>
  );
}
