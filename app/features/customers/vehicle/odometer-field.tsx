import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { noFill } from "#app/ui/form/typing.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";

type Props = {
  label: string;
  hint?: string | undefined;
  unitLabel: string;
  start: {
    odometer?: number | null | undefined;
    odometerUnit?: DistanceUnit | null | undefined;
  };
  /** Default unit of the odometer. */
  unit: DistanceUnit;
  required?: boolean;
};

/** A reading and its unit. */
export const OdometerField = ({ label, hint, unitLabel, start, unit, required }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
    <TextField
      name="odometer"
      label={label}
      hint={hint}
      defaultValue={start.odometer ?? ""}
      inputMode="numeric"
      required={required}
      {...noFill}
    />
    <SelectField
      name="odometerUnit"
      label={unitLabel}
      defaultValue={start.odometerUnit ?? unit}
      options={distanceUnits.map((value) => ({ value, label: value }))}
    />
  </div>
);
