import { href } from "react-router";
import { type VehicleKind, vehicleKinds } from "#app/features/inspection/sheet/points.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Chooses the sheet by what drives the vehicle, and starts its inspection. */
export function StartForm({ jobId, kind }: { jobId: string; kind: VehicleKind }) {
  const { t } = useWords();
  return (
    <WorkForm
      // A refusal is shown above the form, by the form's own address.
      answer={undefined}
      action={href("/repair-cms/:jobId/inspection/start", { jobId })}
      className="grid gap-5"
    >
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
