import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { formatNumber } from "#app/values/money.ts";
import type { CoverEnd } from "./covered.ts";
import type { CoveredLine } from "./covered-lines.ts";

type Props = {
  lines: readonly CoveredLine[];
  className?: string;
  /** Action of a line. */
  buttonOf?: (line: CoveredLine) => ReactNode;
};

/** Work on a vehicle still under warranty, with its end and its job. */
export function CoveredWorkList({ lines, className, buttonOf }: Props) {
  const { t, language } = useWords();
  const untilOf = ({ of, day, at, within, unit }: CoverEnd, { currency }: CoveredLine) => {
    const distance = (number: number) => `${formatNumber(number, currency, language)} ${unit}`;
    const ends = [
      ...(day === null ? [] : [formatDay(Date.parse(day), language, "UTC")]),
      ...(at === null ? [] : [distance(at)]),
      ...(within === null ? [] : [t("customers:warranty.within", { distance: distance(within) })]),
    ];
    return t(`customers:warranty.until.${of}`, {
      end: ends.join(` ${t("customers:warranty.or")} `),
    });
  };
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-3 break-words">
          <Link
            to={`${href("/repair-cms/:jobId", { jobId: line.jobId })}#quote-${line.id}`}
            className="flex min-h-11 min-w-0 flex-1 basis-60 items-center py-1 underline focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {t("customers:warranty.line", {
                work: line.description,
                until: line.ends.map((end) => untilOf(end, line)).join("; "),
                job: workId(line.jobNumber),
              })}
            </span>
          </Link>
          {buttonOf?.(line)}
        </li>
      ))}
    </ul>
  );
}
