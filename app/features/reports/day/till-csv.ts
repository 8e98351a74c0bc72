import { paymentWays } from "#app/features/quotes/invoices/money.ts";
import { type Cell, csvFile, csvLineFor } from "#app/features/reports/csv.ts";
import { nameOfWay } from "#app/features/reports/register/name-of-way.ts";
import type { TillRow } from "#app/features/reports/register/register.ts";
import type { Country } from "#app/values/country.ts";
import type { TFunction } from "#app/values/translate.ts";
import { cashOf, type TillCount } from "./till-count.ts";

type Context = { t: TFunction; country: Country };
type Day = { day: string; till: readonly TillRow[]; counts: readonly TillCount[] };

/** The closing of a day as a file: a row for each way, and for cash its count. */
export function tillCsv(
  { day, till, counts }: Day,
  { t, country }: Context,
): AsyncGenerator<string> {
  const headings = [
    t("reports:day.label"),
    t("reports:columns.currency"),
    t("reports:register.way"),
    t("reports:register.received"),
    t("reports:register.returned"),
    t("reports:register.left"),
    t("reports:day.counted"),
    t("reports:day.difference"),
    t("reports:day.countedBy"),
    t("reports:register.note"),
  ];
  const cash = cashOf(till, counts);
  // A count on a day without cash payments has a row as well.
  const onlyCounted = cash
    .filter((one) => !till.some((row) => row.way === "cash" && row.currency === one.currency))
    .map(({ currency }) => ({
      currency,
      way: "cash" as const,
      name: null,
      received: 0,
      returned: 0,
      fees: 0,
      unknownFees: 0,
    }));
  const order = ({ way }: TillRow) => paymentWays.indexOf(way);
  const rows = [...till, ...onlyCounted]
    .sort((one, other) => one.currency.localeCompare(other.currency) || order(one) - order(other))
    .map((row): Cell[] => {
      const { currency, received, returned } = row;
      const counted =
        row.way === "cash" ? cash.find((one) => one.currency === currency) : undefined;
      const { last, difference } = counted ?? {};
      return [
        day,
        currency,
        nameOfWay(row, t),
        { cents: received },
        { cents: returned },
        { cents: received + returned },
        last ? { cents: last.counted } : "",
        difference === undefined ? "" : { cents: difference },
        last?.by ?? "",
        last?.note ?? "",
      ];
    });
  return csvFile(csvLineFor(country), headings, rows);
}
