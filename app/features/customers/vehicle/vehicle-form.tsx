import { href } from "react-router";
import { vinProblem } from "#app/features/customers/vin/vin.ts";
import { VinOffer } from "#app/features/customers/vin/vin-offer.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useForm } from "#app/ui/form.tsx";
import { PaperField } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import type { Vehicle } from "./vehicle.server.ts";

const plain = { autoComplete: "off" };
// Phones mend what they take for a word.
const capitals = { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false };

type Start = Partial<Vehicle>;

/** The fields of a vehicle. `unit`: what odometers count here, unless the vehicle says otherwise. */
export function VehicleFields({ start = {}, unit }: { start?: Start; unit: DistanceUnit }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PaperField
        name="make"
        label={t("customers:vehicleForm.make")}
        defaultValue={start.make}
        autoCapitalize="words"
        required
        {...plain}
      />
      <PaperField
        name="model"
        label={t("customers:vehicleForm.model")}
        defaultValue={start.model}
        autoCapitalize="words"
        required
        {...plain}
      />
      <TextField
        name="year"
        label={t("customers:vehicleForm.year")}
        defaultValue={start.year ?? ""}
        inputMode="numeric"
        {...plain}
      />
      <TextField
        name="engine"
        label={t("customers:vehicleForm.engine")}
        hint={t("customers:vehicleForm.engineHint")}
        defaultValue={start.engine ?? ""}
        {...plain}
      />
      <PaperField
        name="plate"
        label={t("customers:vehicleForm.plate")}
        defaultValue={start.plate ?? ""}
        {...plain}
        {...capitals}
      />
      <VinField start={start} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <TextField
          name="odometer"
          label={t("customers:vehicleForm.odometer")}
          defaultValue={start.odometer ?? ""}
          inputMode="numeric"
          {...plain}
        />
        <SelectField
          name="odometerUnit"
          label={t("customers:vehicleForm.unit")}
          defaultValue={start.odometerUnit ?? unit}
          options={distanceUnits.map((value) => ({ value, label: value }))}
        />
      </div>
    </div>
  );
}

/** A check digit that does not match is told, and may be kept: plates are stamped wrong, too. */
function VinField({ start }: { start: Start }) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const accepted = start.vin ? vinProblem(start.vin, start.year ?? 9999) === "checkDigit" : false;
  const asked =
    fields.vin?.key === "repair:jobs.vin.checkDigit" || values.keepVin === "yes" || accepted;
  return (
    <div className="grid content-start gap-1">
      <TextField
        name="vin"
        label={t("customers:vehicleForm.vin")}
        hint={t("customers:vehicleForm.vinHint")}
        defaultValue={start.vin ?? ""}
        {...plain}
        {...capitals}
      />
      <VinOffer
        names={{ vin: "vin", make: "make", model: "model", year: "year" }}
        plain={{
          to:
            href("/repair-cms/vin") +
            (start.vin ? `?${new URLSearchParams({ vin: start.vin })}` : ""),
          label: t("vin:lookUp"),
        }}
      />
      {asked && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="keepVin"
            value="yes"
            defaultChecked={accepted || values.keepVin === "yes"}
            className="size-5 accent-ink"
          />
          {t("customers:vehicleForm.keepVin")}
        </label>
      )}
    </div>
  );
}
