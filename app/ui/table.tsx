import type { ReactNode } from "react";
import { Link } from "react-router";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Money, hours and counts: set right, in tabular figures. */
  figures?: boolean;
  /** The label is for screen readers alone: a column of buttons. */
  quiet?: boolean;
};

type Props<Row> = {
  /** What the table is, for screen readers. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  id: (row: Row) => string;
  /** Lines below the last row: totals. Each is a label and a figure. */
  totals?: readonly { label: string; figure: ReactNode; strong?: boolean }[];
};

/**
 * A ruled table that becomes a stack of cards below 640 px, each value then beside its column's name. The roles are spelled
 * out because a browser forgets them when `display` changes.
 */
export function Table<Row>({ name, columns, rows, id, totals }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: lost with display: block
    <table role="table" aria-label={name} className="block w-full border-collapse sm:table">
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="border-b-2 border-ink">
          {columns.map(({ label, figures, quiet }) => (
            <th
              role="columnheader"
              scope="col"
              key={label}
              className={`label px-3 py-2 text-base text-ink-soft first:pl-0 last:pr-0 ${figures ? "text-right" : "text-left"}`}
            >
              {quiet ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            role="row"
            key={id(row)}
            className="relative grid gap-2 rounded-lg border border-line bg-card p-4 sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:bg-transparent sm:has-[.row-link]:hover:bg-steel"
          >
            {columns.map(({ label, cell, figures, quiet }) => (
              <td
                role="cell"
                key={label}
                data-label={label}
                className={`min-w-0 sm:px-3 sm:py-3 sm:align-middle sm:first:pl-0 sm:last:pr-0 ${
                  quiet
                    ? "max-sm:flex max-sm:justify-end"
                    : "max-sm:grid max-sm:grid-cols-[minmax(5.5rem,30%)_1fr] max-sm:items-baseline max-sm:gap-3 max-sm:before:label max-sm:before:text-sm max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)_/_'']"
                } ${figures ? "figures sm:text-right" : ""}`}
              >
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot role="rowgroup" className="mt-3 grid sm:table-row-group">
          {totals.map(({ label, figure, strong }) => (
            <tr
              role="row"
              key={label}
              className={`flex items-baseline justify-between sm:table-row ${strong ? "text-xl font-semibold" : ""}`}
            >
              <th
                role="rowheader"
                scope="row"
                colSpan={columns.length - 1}
                className={`label px-3 py-1 text-right max-sm:pl-0 ${strong ? "text-xl" : "text-base text-ink-soft"}`}
              >
                {label}
              </th>
              <td role="cell" className="figures py-1 text-right">
                {figure}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: lost with display: block
  );
}

/** The link of a row: the whole row opens it. What else can be pressed in the row stands above it, in an `AboveRow`. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch="intent" className="row-link font-semibold after:absolute after:inset-0">
      {children}
    </Link>
  );
}

/** A control inside a row that has a `RowLink`. */
export const AboveRow = ({ children }: { children: ReactNode }) => <div className="relative z-10 inline-block max-w-full">{children}</div>;
