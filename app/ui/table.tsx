import type { ReactNode } from "react";

export type Column<Row> = {
  label: string;
  /** The content of the cell: a text, or elements, which are stacked on a phone. */
  cell: (row: Row) => ReactNode;
  /** Money, hours and counts: set right, in tabular figures. */
  figures?: boolean;
  /** A column of buttons: a card on a phone does not name it. */
  quiet?: boolean;
  /** The class of its cells, for a look of the table (table.css). */
  mark?: string;
};

type Props<Row> = {
  /** A class with its own style on a phone (table.css). */
  look?: string;
  /** The accessible name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  id: (row: Row) => string;
  /** Lines below the last row: totals. Each is a label and a figure. */
  totals?: readonly { label: string; figure: ReactNode; strong?: boolean }[];
};

/**
 * A ruled table that becomes a stack of cards below 640 px, each value next to its column's name;
 * styles are in table.css. The roles are explicit because browsers drop them when `display`
 * changes.
 */
export function Table<Row>({ look, name, columns, rows, id, totals }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: lost with display: block
    <table role="table" aria-label={name} className={look ? `sheet ${look}` : "sheet"}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, figures }) => (
            <th
              role="columnheader"
              scope="col"
              key={label}
              className={figures ? "figures" : undefined}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={id(row)}>
            {columns.map(({ label, cell, figures, quiet, mark }) => (
              <td
                role="cell"
                key={label}
                data-label={quiet ? undefined : label}
                className={quiet ? "quiet" : figures ? "figures" : mark}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot role="rowgroup">
          {totals.map(({ label, figure, strong }) => (
            <tr role="row" key={label} className={strong ? "strong" : undefined}>
              <th role="rowheader" scope="row" colSpan={columns.length - 1}>
                {label}
              </th>
              <td role="cell" className="figures">
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
