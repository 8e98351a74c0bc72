import type { Column } from "./column-chart.tsx";
import { scaleOf } from "./scale.ts";

/** Bars below each other, for names that have no order in time. */
export function RowChart({ columns }: { columns: readonly Column[] }) {
  const { to } = scaleOf(columns.map(({ value }) => value));
  return (
    <ol aria-hidden className="grid gap-2">
      {columns.map(({ key, value, text, name }) => (
        <li key={key} className="grid grid-cols-[minmax(0,12rem)_1fr_auto] items-center gap-3">
          <span className="truncate">{name}</span>
          <svg
            aria-hidden
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-5 w-full bg-steel"
          >
            <rect width={Math.max(0, (value / to) * 100)} height="10" className="fill-ink-soft" />
          </svg>
          <span className="figures min-w-20 text-right whitespace-nowrap">{text}</span>
        </li>
      ))}
    </ol>
  );
}
