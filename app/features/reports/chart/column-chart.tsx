import { barOf, scaleOf } from "./scale.ts";

/** A column: its figure, how that is written, and what it is called below the chart. */
export type Column = { key: string; value: number; text: string; name: string };

type Props = {
  columns: readonly Column[];
  /** Writes a figure of the axis. */
  write: (value: number) => string;
};

/**
 * Columns side by side over an axis. Figures and names are text of the page, so that they keep their
 * size; what is below zero is an outline. The table below says the same to screen readers.
 */
export function ColumnChart({ columns, write }: Props) {
  const scale = scaleOf(columns.map(({ value }) => value));
  const isRoomy = columns.length <= 14;
  const every = (room: number) => Math.ceil(columns.length / room);
  return (
    <div aria-hidden className="flex gap-2 text-sm leading-none">
      <div className="relative mt-5 mb-6 flex h-40 flex-col-reverse justify-between text-right text-ink-soft">
        {scale.ticks.map((tick) => (
          <span key={tick} className="figures -my-1.75 whitespace-nowrap">
            {write(tick)}
          </span>
        ))}
      </div>
      <div className="relative min-w-0 flex-1">
        <div className="absolute inset-x-0 top-5 flex h-40 flex-col justify-between">
          {scale.ticks.map((tick) => (
            <span key={tick} className="border-t border-line" />
          ))}
        </div>
        <ol className="relative flex">
          {columns.map(({ key, value, text, name }, at) => {
            const { y, height } = barOf(value, scale);
            return (
              <li
                key={key}
                title={`${name}: ${text}`}
                className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[1.25rem_10rem_1.5rem] justify-items-center"
              >
                <span className="figures text-xs whitespace-nowrap text-ink">
                  {isRoomy && value !== 0 ? write(value) : ""}
                </span>
                <svg
                  aria-hidden
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  className={`row-start-2 h-40 ${isRoomy ? "w-3/5" : "w-4/5"}`}
                >
                  <rect
                    y={y}
                    width="100"
                    height={height}
                    className={value < 0 ? "below-zero" : "fill-ink-soft"}
                  />
                </svg>
                <Name text={name} phone={at % every(5) === 0} wide={at % every(13) === 0} />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Every name has no room beside the others: fewer on a phone. */
const Name = ({ text, phone, wide }: { text: string; phone: boolean; wide: boolean }) =>
  phone || wide ? (
    <span
      className={`row-start-3 mt-2 text-ink-soft whitespace-nowrap ${phone ? "" : "max-sm:hidden"} ${wide ? "" : "sm:hidden"}`}
    >
      {text}
    </span>
  ) : null;
