import type { SumRow } from "./amounts.ts";

/** How the lines of a quote come to its total. */
export const QuoteSums = ({ rows }: { rows: readonly SumRow[] }) => (
  <dl className="amounts">
    {rows.map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
