import { memo } from "react";
import { href, Link } from "react-router";
import type { EarlierFinding } from "#app/features/inspection/progress.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import { isWorrying, type ShownFinding } from "#app/features/inspection/shown.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { EarlierText } from "./earlier-text.tsx";
import { FindingText } from "./finding-text.tsx";
import { ColorBadge, PointForm } from "./point-form.tsx";
import type { Tap } from "./use-marks.ts";

type Props = {
  jobId: string;
  point: Point;
  finding: ShownFinding | undefined;
  /** Finding of the vehicle's last inspection at this point, and its instant. */
  before: EarlierFinding | undefined;
  beforeAt: number | undefined;
  photos: number;
  /** Tap that is not saved yet. */
  tapped: Tap | undefined;
  /** Whether it is on its way as one of those that are good. */
  isRest: boolean;
  /** Absent where nothing may be tapped. */
  mark: ((point: string, tap: Tap) => void) | undefined;
  mayWrite: boolean;
  mayQuote: boolean;
};

/** A point of the sheet in one line, with what was found. */
export const PointRow = memo((props: Props) => {
  const { jobId, point, finding, before, beforeAt, photos, tapped, isRest, mark } = props;
  const { t, language } = useWords();
  const name = inLanguage(point.name, language);
  const at = { jobId, point: point.id };
  return (
    <li id={`point-${point.id}`} className="grid scroll-mt-20 gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {props.mayWrite ? (
          <Link
            to={href("/repair-cms/:jobId/inspection/:point", at)}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold underline"
          >
            {name}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center font-semibold">{name}</span>
        )}
        {before && beforeAt !== undefined && (
          <EarlierText at={beforeAt} before={before} point={point} />
        )}
        {!mark && <ColorBadge point={point} finding={finding} />}
      </div>
      {mark && <PointForm {...{ jobId, point, name, finding, tapped, isRest, mark }} />}
      {finding && (
        <div className="grid gap-1 text-base empty:hidden">
          <FindingText finding={finding} />
          {photos > 0 && (
            <p className="text-ink-soft">{t("inspection:photos", { number: photos })}</p>
          )}
          <FindingQuote jobId={jobId} finding={finding} mayQuote={props.mayQuote} />
        </div>
      )}
    </li>
  );
});

type QuoteProps = { jobId: string; finding: ShownFinding; mayQuote: boolean };

/** The quote that was made of a finding, or the way to make one. */
function FindingQuote({ jobId, finding: { id, color, quote }, mayQuote }: QuoteProps) {
  const { t } = useWords();
  if (quote)
    return (
      <p>
        <Link
          to={`${href("/repair-cms/:jobId", { jobId })}#quote-${quote.id}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {t("inspection:quote", {
            number: quote.number,
            status: t(`quotes:statuses.${quote.status}`),
          })}
        </Link>
      </p>
    );
  if (!mayQuote || !isWorrying(color)) return null;
  return (
    <p className="print:hidden">
      <LinkButton to={`${href("/repair-cms/:jobId/quotes/new", { jobId })}?finding=${id}`}>
        {t("inspection:toQuote")}
      </LinkButton>
    </p>
  );
}
