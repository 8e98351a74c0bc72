import type { ReactNode } from "react";
import { href } from "react-router";
import { TextField } from "#app/ui/form/field.tsx";
import { PaperField } from "#app/ui/form/paper-field.tsx";
import { capitals, capitalWords, noFill } from "#app/ui/form/typing.ts";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { OdometerField } from "./odometer-field.tsx";
import type { Vehicle } from "./vehicle.server.ts";
import { VinField } from "./vin-field.tsx";

type Start = Partial<Vehicle>;

type Props = {
  start?: Start;
  /** Default unit of the odometer. */
  unit: DistanceUnit;
  /** Button that fills the fields from a photo. */
  scan: ReactNode;
};

/** The fields of a vehicle. */
export function VehicleFields({ start = {}, unit, scan }: Props) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {scan}
      <PaperField
        name="make"
        label={t("customers:vehicleForm.make")}
        defaultValue={start.make}
        required
        {...noFill}
        {...capitalWords}
      />
      <PaperField
        name="model"
        label={t("customers:vehicleForm.model")}
        defaultValue={start.model}
        required
        {...noFill}
        {...capitalWords}
      />
      <TextField
        name="year"
        label={t("customers:vehicleForm.year")}
        defaultValue={start.year ?? ""}
        inputMode="numeric"
        {...noFill}
      />
      <TextField
        name="engine"
        label={t("customers:vehicleForm.engine")}
        hint={t("customers:vehicleForm.engineHint")}
        defaultValue={start.engine ?? ""}
        {...noFill}
      />
      <PaperField
        name="plate"
        label={t("customers:vehicleForm.plate")}
        defaultValue={start.plate ?? ""}
        {...noFill}
        {...capitals}
      />
      <VinField
        start={start}
        keepLabel={t("customers:vehicleForm.keepVin")}
        names={{ vin: "vin", make: "make", model: "model", year: "year" }}
        plain={{
          to:
            href("/repair-cms/vin") +
            (start.vin ? `?${new URLSearchParams({ vin: start.vin })}` : ""),
          label: t("vin:lookUp"),
        }}
      >
        <TextField
          name="vin"
          label={t("customers:vehicleForm.vin")}
          hint={t("customers:vehicleForm.vinHint")}
          defaultValue={start.vin ?? ""}
          {...noFill}
          {...capitals}
        />
      </VinField>
      <OdometerField
        label={t("customers:vehicleForm.odometer")}
        unitLabel={t("customers:vehicleForm.unit")}
        start={start}
        unit={unit}
      />
    </div>
  );
}
