import { type Column, type CsvContext, csvFile } from "#app/features/reports/csv.ts";
import type { Language } from "#app/values/language.ts";
import { formatPercent } from "#app/values/money.ts";
import { addSales } from "./sale.ts";
import type { TaxRow } from "./sales-tax.ts";

type Context = CsvContext & { language: Language };

/** The sales tax report as a file: a row for each document, with two columns for each tax. */
export function taxCsv(rows: readonly TaxRow[], { t, language, country }: Context) {
  const { taxes } = addSales(rows.map(({ sale }) => sale));
  const columnsOf = ({ name, rate }: (typeof taxes)[number]): Column<TaxRow>[] => {
    const words = { name, rate: formatPercent(rate, undefined, language) };
    const own = ({ sale }: TaxRow) =>
      sale.taxes.find((one) => one.name === name && one.rate === rate) ?? { base: 0, amount: 0 };
    return [
      [t("reports:salesTax.taxBase", words), (row) => ({ cents: own(row).base })],
      [t("reports:salesTax.tax", words), (row) => ({ cents: own(row).amount })],
    ];
  };
  return csvFile(
    country,
    [
      [t("reports:salesTax.date"), (row) => row.date],
      [t("reports:salesTax.document"), (row) => t(`reports:register.kindNames.${row.series}`)],
      [t("reports:register.number"), (row) => ({ number: row.number })],
      [t("reports:salesTax.customer"), (row) => row.customer],
      [t("reports:columns.currency"), (row) => row.currency],
      [t("reports:salesTax.gross"), ({ sale }) => ({ cents: sale.gross })],
      [t("reports:salesTax.exempt"), ({ sale }) => ({ cents: sale.exempt })],
      [t("reports:salesTax.certificate"), ({ sale }) => sale.certificates.join(", ")],
      [t("reports:salesTax.untaxed"), ({ sale }) => ({ cents: sale.untaxed })],
      [t("reports:salesTax.taxable"), ({ sale }) => ({ cents: sale.taxable })],
      ...taxes.flatMap(columnsOf),
      [t("reports:salesTax.taxes"), ({ sale }) => ({ cents: sale.tax })],
      [t("reports:salesTax.total"), ({ sale }) => ({ cents: sale.total })],
    ],
    rows,
  );
}
