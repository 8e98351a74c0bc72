import type { ReactNode } from "react";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { Vehicle } from "./vehicle.server.ts";

type Props = {
  vehicle: Vehicle;
  currency: Currency | undefined;
  /** Default unit of the odometer. */
  unit: DistanceUnit;
};

/** Facts of a vehicle. Unknown ones are omitted. */
export function VehicleFacts({ vehicle, currency, unit }: Props) {
  const { t, language } = useWords();
  const { plate, vin, engine, odometer, odometerUnit } = vehicle;
  return (
    <dl className="flex flex-wrap items-start gap-x-10 gap-y-3">
      <Fact name={t("customers:vehicle.plate")}>
        {plate ? (
          <span className="text-xl">
            <Plate>{plate}</Plate>
          </span>
        ) : (
          t("customers:vehicle.noPlate")
        )}
      </Fact>
      {vin && (
        <Fact name={t("customers:vehicle.vin")}>
          <span className="figures break-all">{vin}</span>
        </Fact>
      )}
      {engine && <Fact name={t("customers:vehicle.engine")}>{engine}</Fact>}
      {odometer !== null && (
        <Fact name={t("customers:vehicle.odometer")}>
          {`${formatNumber(odometer, currency, language)} ${odometerUnit ?? unit}`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label text-base text-ink-soft">{name}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}
