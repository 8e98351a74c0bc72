import { type Cell, csvFile, csvLineFor } from "#app/features/reports/csv.ts";
import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { formatPercent } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import { addSales } from "./sale.ts";
import type { TaxRow } from "./sales-tax.ts";

type Context = { t: TFunction; language: Language; country: Country };

/** The sales tax report as a file: a row for each document, with two columns for each tax. */
export function taxCsv(
  rows: readonly TaxRow[],
  { t, language, country }: Context,
): AsyncGenerator<string> {
  const { taxes } = addSales(rows.map(({ sale }) => sale));
  const headings = [
    t("reports:salesTax.date"),
    t("reports:salesTax.document"),
    t("reports:register.number"),
    t("reports:salesTax.customer"),
    t("reports:columns.currency"),
    t("reports:salesTax.gross"),
    t("reports:salesTax.exempt"),
    t("reports:salesTax.certificate"),
    t("reports:salesTax.untaxed"),
    t("reports:salesTax.taxable"),
    ...taxes.flatMap(({ name, rate }) => {
      const words = { name, rate: formatPercent(rate, undefined, language) };
      return [t("reports:salesTax.taxBase", words), t("reports:salesTax.tax", words)];
    }),
    t("reports:salesTax.taxes"),
    t("reports:salesTax.total"),
  ];
  const cells = ({ sale, ...row }: TaxRow): Cell[] => [
    row.date,
    t(`reports:register.kindNames.${row.series}`),
    { number: row.number },
    row.customer,
    row.currency,
    { cents: sale.gross },
    { cents: sale.exempt },
    sale.certificates.join(", "),
    { cents: sale.untaxed },
    { cents: sale.taxable },
    ...taxes.flatMap(({ name, rate }): Cell[] => {
      const own = sale.taxes.find((one) => one.name === name && one.rate === rate);
      return [{ cents: own?.base ?? 0 }, { cents: own?.amount ?? 0 }];
    }),
    { cents: sale.tax },
    { cents: sale.total },
  ];
  return csvFile(csvLineFor(country), headings, rows.map(cells));
}
