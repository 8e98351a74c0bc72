import { paymentWays } from "#app/features/quotes/invoices/money.ts";
import { useAmount } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import type { TillRow } from "./register.ts";

/** What was paid and refunded in each way: the closing of the till. */
export function Till({ rows }: { rows: readonly TillRow[] }) {
  const { t } = useWords();
  const amount = useAmount();
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  const order = (one: TillRow) => paymentWays.indexOf(one.way);
  const sumOf = (list: readonly TillRow[]) =>
    list.reduce((sum, { received, returned }) => sum + received + returned, 0);
  return (
    <section aria-label={t("reports:register.till")} className="mb-10">
      <h2 className="label text-2xl">{t("reports:register.till")}</h2>
      <p className="mb-3 max-w-prose text-ink-soft">{t("reports:register.tillLead")}</p>
      {rows.length === 0 && <p>{t("reports:register.noPayments")}</p>}
      {currencies.map((currency) => {
        const own = rows.filter((one) => one.currency === currency);
        const total = `${t("reports:total")}, ${currency}`;
        return (
          <Table
            key={currency}
            name={`${t("reports:register.till")}, ${currency}`}
            rows={own.toSorted((one, other) => order(one) - order(other))}
            id={({ way }) => way}
            columns={[
              {
                label: t("reports:register.way"),
                cell: ({ way }) => t(`invoices:ways.${way}`),
              },
              {
                label: t("reports:register.received"),
                cell: ({ received }) => amount(received, currency),
                figures: true,
              },
              {
                label: t("reports:register.returned"),
                cell: ({ returned }) => amount(returned, currency),
                figures: true,
              },
              {
                label: t("reports:register.left"),
                cell: (one) => amount(sumOf([one]), currency),
                figures: true,
              },
            ]}
            totals={[{ label: total, figure: amount(sumOf(own), currency), strong: true }]}
          />
        );
      })}
    </section>
  );
}
