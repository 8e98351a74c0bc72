import { href } from "react-router";
import { RangeFilter } from "#app/features/reports/filter-form.tsx";
import type { RangeQuery } from "#app/features/reports/range.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatNumber } from "#app/values/money.ts";
import type { readTimes } from "./read-times.server.ts";
import { lengthOf, mostStays } from "./times.ts";

type Props = { asked: RangeQuery } & Awaited<ReturnType<typeof readTimes>>;

/** Durations of jobs in each state. */
export function TimesPage({ asked, days, rows, most, currency }: Props) {
  const { t, language } = useWords();
  const text = (time: number) => {
    const { unit, number } = lengthOf(time);
    return t(`states:times.${unit}`, { number: formatNumber(number, currency, language, 1) });
  };
  return (
    <>
      <RangeFilter action={href("/repair-cms/reports/states")} asked={asked} days={days} />
      {most && <p className="text-ink-soft">{t("states:times.most", { most: mostStays })}</p>}
      {rows.length === 0 ? (
        <Empty title={t("states:times.empty")} />
      ) : (
        <Table
          name={t("states:times.title")}
          rows={rows}
          id={({ state }) => state.id}
          columns={[
            {
              label: t("states:times.state"),
              cell: ({ state }) => <span className="wrap-anywhere">{state.names[language]}</span>,
            },
            { label: t("states:times.jobs"), cell: ({ stays }) => stays, figures: true },
            {
              label: t("states:times.median"),
              cell: ({ median }) => text(median),
              figures: true,
            },
            { label: t("states:times.mean"), cell: ({ mean }) => text(mean), figures: true },
          ]}
        />
      )}
    </>
  );
}
