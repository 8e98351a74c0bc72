import { type VehicleKind, vehicleKinds } from "#app/features/inspection/sheet/points.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Chooses the sheet by what drives the vehicle, and starts its inspection. */
export function StartForm({ kind, answer }: { kind: VehicleKind; answer: FormAnswer | undefined }) {
  const { t } = useWords();
  return (
    <WorkForm answer={answer} className="grid gap-5">
      <fieldset>
        <legend className="label text-lg">{t("inspection:start.kind")}</legend>
        {vehicleKinds.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={one}
              defaultChecked={one === kind}
              className="size-6 accent-ink"
            />
            {t(`inspection:kinds.${one}`)}
          </label>
        ))}
      </fieldset>
      <SubmitButton pending={t("inspection:start.pending")}>
        {t("inspection:start.button")}
      </SubmitButton>
    </WorkForm>
  );
}
