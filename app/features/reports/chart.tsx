import type { ReactNode } from "react";
import { type Column, Table } from "#app/ui/table.tsx";

/** A bar of a chart with its figure. `value` 0 or below has no bar. */
export type Bar = { value: number; text: ReactNode };
type Series = { label: string; bars: readonly Bar[] };

type Props = {
  title: string;
  lead: string;
  /** What the rows are: weeks, technicians. */
  head: string;
  rows: readonly string[];
  series: readonly Series[];
};

const fills = ["fill-signal", "fill-busy", "fill-good"];

/** A bar chart that is a table: each figure stands beside its bar. */
export function Chart({ title, lead, head, rows, series }: Props) {
  const most = Math.max(1, ...series.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const columns: Column<number>[] = [
    { label: head, cell: (row) => <span className="font-semibold">{rows[row]}</span> },
    ...series.map(({ label, bars }, at) => ({
      label,
      figures: true,
      cell: (row: number) => (
        <div className="grid min-w-24 grow justify-items-end gap-1">
          <span>{bars[row]!.text}</span>
          <svg
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden
            className="h-1.5 w-full max-w-72 bg-steel"
          >
            <rect
              width={Math.max(0, Math.round((bars[row]!.value / most) * 1000) / 10)}
              height="6"
              className={fills[at % fills.length]}
            />
          </svg>
        </div>
      ),
    })),
  ];
  return (
    <section aria-label={title} className="mb-10 break-inside-avoid">
      <h2 className="label text-2xl">{title}</h2>
      <p className="mb-3 max-w-prose text-ink-soft">{lead}</p>
      <Table name={title} columns={columns} rows={rows.map((_, at) => at)} id={String} />
    </section>
  );
}
