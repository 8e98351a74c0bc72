import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { OdometerForm } from "#app/features/repair/form/odometer-form.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { formatNumber } from "#app/values/money.ts";
import { type OdometerReading, odometerIn } from "./odometer-reading.ts";

export type JobOdometer = {
  start: { odometer: number | null; odometerUnit: DistanceUnit | null; version: number };
  /** Odometer unit of the shop's country. */
  unit: DistanceUnit;
  /** Previous reading of the vehicle. */
  last: OdometerReading | null;
};

/** Reads a photo in several ways until they are enough. @throws when the reader fails or cannot be fetched */
export type ReadTexts = (
  photo: File,
  isEnough: (texts: readonly string[]) => boolean,
  stop: AbortSignal,
) => Promise<string[]>;

type Props = {
  jobId: string;
  odometer: JobOdometer;
  /** Opens the last photo of the dash; undefined without one. */
  openPhoto: ((stop: AbortSignal) => Promise<Blob>) | undefined;
  answer: FormAnswer | undefined;
  readTexts: ReadTexts;
};

type State = "idle" | "reading" | "notFound" | "notRead" | OdometerReading;

/** Odometer reading of a job: typed, or proposed from the photo and confirmed by saving it. */
export function Odometer({ jobId, odometer: { start, unit, last }, openPhoto, ...props }: Props) {
  const { t, language } = useWords();
  const [state, setState] = useState<State>("idle");
  const fields = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setState("reading");
    const next = await readingOf(signal).catch(() => "notRead" as const);
    if (signal.aborted) return;
    setState(next ?? "notFound");
    if (typeof next === "object") write(next);
  };
  const readingOf = async (stop: AbortSignal) => {
    const blob = await openPhoto!(stop);
    const found = (texts: readonly string[]) => odometerIn(texts, last, unit);
    const isEnough = (texts: readonly string[]) => found(texts) !== undefined;
    return found(
      await props.readTexts(new File([blob], "dash", { type: blob.type }), isEnough, stop),
    );
  };
  const write = (reading: OdometerReading) => {
    const { current } = fields;
    current!.querySelector("input")!.value = String(reading.odometer);
    if (reading.unit) current!.querySelector("select")!.value = reading.unit;
  };
  const shown = (reading: OdometerReading) =>
    `${formatNumber(reading.odometer, undefined, language)} ${reading.unit ?? ""}`.trim();

  const stored = start.odometer !== null && {
    odometer: start.odometer,
    unit: start.odometerUnit,
  };

  return (
    <OdometerForm
      action={href("/repair-cms/:jobId/walk-round", { jobId })}
      start={start}
      unit={unit}
      answer={props.answer}
      fields={fields}
    >
      {openPhoto && (
        <Button
          pending={state === "reading" && t("photos:walk.reading")}
          onClick={() => void read()}
        >
          {t("photos:walk.read")}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {typeof state === "object" && t("photos:walk.found", { reading: shown(state) })}
        {(state === "notFound" || state === "notRead") && t(`photos:walk.${state}`)}
        {state === "idle" && stored && t("photos:walk.onJob", { reading: shown(stored) })}
      </p>
    </OdometerForm>
  );
}
