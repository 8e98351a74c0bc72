import { useId, useState } from "react";
import { href } from "react-router";
import { colorOf, type FindingColor, findingColors } from "#app/features/inspection/finding.ts";
import { readMeasure, shownMeasure, tenths, unitName } from "#app/features/inspection/measure.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import type { ShownFinding } from "#app/features/inspection/shown.ts";
import { useWords } from "#app/ui/words.ts";
import type { Tap } from "./use-marks.ts";

type Props = {
  jobId: string;
  point: Point;
  name: string;
  finding: ShownFinding | undefined;
  tapped: Tap | undefined;
  isRest: boolean;
  mark: (point: string, tap: Tap) => void;
};

/** The color that a tap comes to, as the server will say it. */
function colorTapped({ color, measure }: Tap, point: Point): FindingColor | undefined {
  const read = readMeasure(measure);
  return color || (point.measure && read !== undefined ? colorOf(read, point.measure) : undefined);
}

/** The buttons of a point, and its measure; each is a form of its own without JavaScript. */
export function PointForm({ jobId, point, name, finding, tapped, isRest, mark }: Props) {
  const { t } = useWords();
  const color =
    (tapped && colorTapped(tapped, point)) ?? finding?.color ?? (isRest ? "green" : undefined);
  const [isWrong, setWrong] = useState(false);
  const saved = finding?.measure == null ? "" : tenths(finding.measure);
  const { measure: limits } = point;
  const problem = useId();
  const send = (tap: Tap) => {
    const isReadable = tap.measure.trim() === "" || readMeasure(tap.measure) !== undefined;
    setWrong(!isReadable);
    if (isReadable && (tap.color || tap.measure.trim())) mark(point.id, tap);
  };
  return (
    <form
      method="post"
      data-keeps="taps"
      action={href("/repair-cms/:jobId/inspection/marks", { jobId })}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(
          event.currentTarget,
          (event.nativeEvent as SubmitEvent).submitter,
        );
        const [chosen, typed] = [form.get("color[]"), form.get("measure[]")];
        send({ color: chosen as Tap["color"], measure: typeof typed === "string" ? typed : "" });
      }}
      className="grid gap-2"
    >
      <input type="hidden" name="point[]" value={point.id} />
      {limits && (
        <>
          {/* Enter takes the color that the measure proposes. */}
          <button
            type="submit"
            name="color[]"
            value=""
            tabIndex={-1}
            aria-hidden
            className="sr-only"
          />
          <label className="flex flex-wrap items-center gap-x-2 text-base">
            <span className="sr-only">{name}: </span>
            {t("inspection:measure", { unit: unitName(limits.unit) })}
            <input
              key={saved}
              name="measure[]"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={saved}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? problem : undefined}
              onBlur={({ target: { value } }) => {
                if (value !== saved && value.trim()) send({ color: "", measure: value });
              }}
              className="box max-w-24"
            />
          </label>
        </>
      )}
      {isWrong && (
        <p id={problem} className="font-medium text-bad">
          {t("inspection:badMeasure")}
        </p>
      )}
      <fieldset className="segment segment-tall min-w-0">
        <legend className="sr-only">{name}</legend>
        {findingColors.map((one) => (
          <button
            key={one}
            type="submit"
            name="color[]"
            value={one}
            aria-pressed={one === color}
            className={`sign-${one} ${one === color ? looks[one] : ""}`}
          >
            {t(`inspection:colors.${one}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

const looks: Record<FindingColor, string> = {
  green: "status-good",
  yellow: "status-warn",
  red: "status-bad",
  skipped: "status-plain",
};

/** Rating of a point, read-only. */
export function ColorBadge({
  point,
  finding,
}: {
  point: Point;
  finding: ShownFinding | undefined;
}) {
  const { t } = useWords();
  if (!finding) return <p className="text-base text-ink-soft">{t("inspection:none")}</p>;
  const { color, measure } = finding;
  return (
    <p className="flex items-center gap-3">
      <span
        className={`label inline-block rounded border px-2 py-0.5 text-base sign-${color} ${looks[color]}`}
      >
        {t(`inspection:colors.${color}`)}
      </span>
      {measure !== null && point.measure && <span>{shownMeasure(measure, point.measure)}</span>}
    </p>
  );
}
