import { lazy, Suspense, useRef, useState } from "react";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import type { ScanField } from "#app/features/scan/field-reading.ts";
import { writeField } from "#app/ui/form/write-field.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { Scan } from "./scan.tsx";

const Known = lazy(async () => ({ default: (await import("./known-vehicle.tsx")).KnownVehicle }));

type Names = Record<ScanField, string>;
/** The fields of a vehicle's form. */
const vehicleNames: Names = {
  vin: "vin",
  plate: "plate",
  odometer: "odometer",
  year: "year",
  make: "make",
};
/** The fields of a job's form. */
const jobNames: Names = {
  ...vehicleNames,
  plate: "licensePlate",
  year: "carYear",
  make: "carMake",
};

export type ScanVehicleProps = {
  /** Takes a vehicle on file for a job's form; in that of a vehicle there is a link to it. */
  choose?: (known: Suggestion) => void;
  /** The vehicle that the form edits. */
  knownId?: string;
};

/** Fills in the vehicle of its form from photos, and reports whether the shop has it on file. */
export function ScanVehicle({ choose, knownId }: ScanVehicleProps) {
  const names = choose ? jobNames : vehicleNames;
  const place = useRef<HTMLDivElement>(null);
  const [vin, setVin] = useState<string>();
  const use = (field: ScanField, value: string, unit?: DistanceUnit | null) => {
    const form = place.current?.closest("form");
    if (!form) return;
    writeField(form, names[field], value);
    if (unit) writeField(form, "odometerUnit", unit);
    if (field === "vin") setVin(value);
  };
  return (
    <div ref={place} className="grid min-w-0 gap-3 col-span-full">
      <Scan use={use} />
      {vin && (
        <Suspense fallback={null}>
          <Known key={vin} vin={vin} choose={choose} knownId={knownId} />
        </Suspense>
      )}
    </div>
  );
}
