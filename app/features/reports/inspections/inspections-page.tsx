import { href } from "react-router";
import { RangeFilter } from "#app/features/reports/filter-form.tsx";
import type { Range, RangeQuery } from "#app/features/reports/range.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Inspected } from "./inspected.ts";

type Props = { asked: RangeQuery; days: Range; rows: readonly Inspected[] };

/** Results of inspections, by technician. */
export function InspectionsPage({ asked, days, rows }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const counted = (["finished", "red", "yellow", "quoted", "approved"] as const).map((name) => ({
    label: t(`inspection:report.${name}`),
    cell: (row: Inspected) => row[name === "finished" ? "inspections" : name],
    figures: true,
  }));
  return (
    <>
      <RangeFilter action={href("/repair-cms/reports/inspections")} asked={asked} days={days} />
      {rows.length === 0 ? (
        <Empty title={t("inspection:report.empty")} />
      ) : (
        <Table
          name={t("inspection:report.title")}
          rows={rows}
          id={({ technician }) => technician}
          columns={[
            {
              label: t("inspection:report.technician"),
              cell: ({ name }) => (
                <span className="wrap-anywhere">{name ?? t("reports:technician.gone")}</span>
              ),
            },
            ...counted,
            {
              label: t("inspection:report.sold"),
              cell: ({ sold }) =>
                sold.map(({ currency, cents }) => amount(cents, currency)).join(" · ") || "–",
              figures: true,
            },
          ]}
        />
      )}
    </>
  );
}
