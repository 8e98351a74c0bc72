import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import { type Cover, coveredKinds, coverField, type Warranty } from "./warranty.ts";

/** For how many months and what distance the shop stands by parts and labor. */
export function CoverFields({ cover, unit }: { cover: Warranty | undefined; unit: DistanceUnit }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-1 text-lg">{t("print:cover.title")}</legend>
      <p className="text-ink-soft">{t("print:cover.hint")}</p>
      {coveredKinds.map((kind) => (
        <div key={kind} className="grid gap-3 sm:grid-cols-2">
          {(["months", "distance"] as const).map((what: keyof Cover) => (
            <TextField
              key={what}
              name={coverField(kind, what)}
              label={t(`print:cover.${kind}.${what}`)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(cover?.[kind]?.[what] ?? "")}
            />
          ))}
        </div>
      ))}
      <SelectField
        name="unit"
        label={t("print:cover.unit")}
        required
        defaultValue={cover?.unit ?? unit}
        options={distanceUnits.map((value) => ({ value, label: value }))}
      />
    </fieldset>
  );
}
