import { paymentWays } from "#app/features/money/money.ts";
import { amountOrNone, type CsvContext, csvFile } from "#app/features/reports/csv.ts";
import { nameOfWay } from "#app/features/reports/register/name-of-way.ts";
import type { TillRow } from "#app/features/reports/register/register.ts";
import { cashOf, type TillCount } from "./till-count.ts";

type Day = { day: string; till: readonly TillRow[]; counts: readonly TillCount[] };

/** The closing of a day as a file: a row for each way, and for cash its count. */
export function tillCsv({ day, till, counts }: Day, { t, country }: CsvContext) {
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
  const rows = [...till, ...onlyCounted].sort(
    (one, other) => one.currency.localeCompare(other.currency) || order(one) - order(other),
  );
  const counted = ({ way, currency }: TillRow) =>
    way === "cash" ? cash.find((one) => one.currency === currency) : undefined;
  return csvFile(
    country,
    [
      [t("reports:day.label"), () => day],
      [t("reports:columns.currency"), (row) => row.currency],
      [t("reports:register.way"), (row) => nameOfWay(row, t)],
      [t("reports:register.received"), (row) => ({ cents: row.received })],
      [t("reports:register.returned"), (row) => ({ cents: row.returned })],
      [t("reports:register.left"), (row) => ({ cents: row.received + row.returned })],
      [t("reports:day.counted"), (row) => amountOrNone(counted(row)?.last?.counted)],
      [t("reports:day.difference"), (row) => amountOrNone(counted(row)?.difference)],
      [t("reports:day.countedBy"), (row) => counted(row)?.last?.by ?? ""],
      [t("reports:register.note"), (row) => counted(row)?.last?.note ?? ""],
    ],
    rows,
  );
}
