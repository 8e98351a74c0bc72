import { shownMeasure } from "#app/features/inspection/measure.ts";
import type { EarlierFinding } from "#app/features/inspection/progress.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMonth } from "#app/values/calendar.ts";

type Props = { at: number; before: EarlierFinding; point: Point };

/** Earlier finding at a point: "May 2026: Watch · 6 mm". */
export function EarlierText({ at, before, point }: Props) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const parts = [
    before.color !== "green" && t(`inspection:colors.${before.color}`),
    before.measure !== null && point.measure && shownMeasure(before.measure, point.measure),
    before.found,
  ];
  return (
    <span className="text-base text-ink-soft" suppressHydrationWarning>
      {t("inspection:earlier", {
        month: formatMonth(at, language, zone),
        found: parts.filter(Boolean).join(" · "),
      })}
    </span>
  );
}
