import type { ReactNode, RefObject } from "react";
import { OdometerField } from "#app/features/customers/vehicle/odometer-field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";

type Props = {
  action: string;
  start: { odometer: number | null; odometerUnit: DistanceUnit | null; version: number };
  /** Odometer unit of the shop's country, unless the job names one. */
  unit: DistanceUnit;
  answer: FormAnswer | undefined;
  /** Container of the fields, for code that fills them in. */
  fields: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** The reading of a job's odometer alone. */
export function OdometerForm({ action, start, unit, answer, fields, children }: Props) {
  const { t } = useWords();
  return (
    <WorkForm action={action} answer={answer} preventScrollReset className="grid gap-3">
      {children}
      <div ref={fields}>
        <OdometerField
          label={t("repair:jobs.form.odometer")}
          unitLabel={t("repair:jobs.form.unit")}
          start={start}
          unit={unit}
          required
        />
      </div>
      <StableValue name="version" value={String(start.version)} />
      <SubmitButton pending={t("ui:saving")} kind="plain">
        {t("ui:save")}
      </SubmitButton>
    </WorkForm>
  );
}
