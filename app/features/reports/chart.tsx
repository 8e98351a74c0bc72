import type { ReactNode } from "react";

/** A bar of a chart with its figure. `value` 0 or below has no bar. */
export type Bar = { value: number; text: ReactNode };
type Series = { label: string; bars: readonly Bar[]; total?: ReactNode };

type Props = {
  title: string;
  lead: string;
  /** What the rows are: weeks, technicians. */
  head: string;
  rows: readonly string[];
  /** What the row below them is called; it has the totals of the series. */
  foot?: string | undefined;
  series: readonly Series[];
};

const fills = ["fill-signal", "fill-busy", "fill-good"];

/** A bar chart that is a table: each figure stands above its bar. */
export function Chart({ title, lead, head, rows, foot, series }: Props) {
  const most = Math.max(1, ...series.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const width = (value: number) => Math.max(0, Math.round((value / most) * 1000) / 10);
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="label text-2xl">{title}</h2>
      <p className="mb-3 max-w-prose text-ink-soft">{lead}</p>
      <table className="w-full table-fixed border-t border-line-strong text-sm sm:text-base">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="label w-1/4 py-1.5 text-left">
              {head}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="label py-1.5 pl-2 text-right sm:pl-6">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
            <tr key={at} className="break-inside-avoid border-t border-line align-top">
              <th scope="row" className="py-1.5 text-left font-medium wrap-anywhere">
                {row}
              </th>
              {series.map(({ label, bars }, which) => (
                <td key={label} className="figures py-1.5 pl-2 text-right wrap-anywhere sm:pl-6">
                  {bars[at]!.text}
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    aria-hidden
                    className="mt-1 h-2 w-full bg-steel"
                  >
                    <rect width={width(bars[at]!.value)} height="8" className={fills[which]} />
                  </svg>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && rows.length > 1 && (
          <tfoot>
            <tr className="border-t-2 border-ink align-top">
              <th scope="row" className="label py-1.5 text-left">
                {foot}
              </th>
              {series.map(({ label, total }) => (
                <td key={label} className="figures py-1.5 pl-2 text-right wrap-anywhere sm:pl-6">
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
