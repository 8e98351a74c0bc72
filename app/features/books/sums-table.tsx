import { useAmount } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";

type Row = { account: string; name: string; debit: Cents; credit: Cents };
type Props = { currency: Currency; rows: Row[] };

/** What the accounts of a month come to in one currency. */
export function SumsTable({ currency, rows }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const shown = (cents: Cents) => cents !== 0 && amount(cents, currency);
  const total = (of: "debit" | "credit") =>
    amount(
      rows.reduce((all, row) => all + row[of], 0),
      currency,
    );
  return (
    <section className="mb-8 max-w-3xl">
      <Table
        name={t("books:sums", { currency })}
        columns={[
          { label: t("books:columns.account"), cell: ({ name }: Row) => name },
          { label: t("books:columns.debit"), figures: true, cell: ({ debit }) => shown(debit) },
          { label: t("books:columns.credit"), figures: true, cell: ({ credit }) => shown(credit) },
        ]}
        rows={rows}
        id={({ account }) => account}
        totals={[
          { label: t("books:columns.debit"), figure: total("debit"), strong: true },
          { label: t("books:columns.credit"), figure: total("credit"), strong: true },
        ]}
      />
    </section>
  );
}
