import type {
  KnownCustomer,
  KnownVehicle,
  Suggestion,
} from "#app/features/customers/suggestion.ts";
import type { Language } from "#app/values/language.ts";
import { formatNumber } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

export const customerName = ({ firstName, lastName, company }: KnownCustomer): string =>
  [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(", ");

export const plateAndName = (vehicle: KnownVehicle, language: Language): string =>
  [vehicleName(vehicle, language), vehicle.plate].filter(Boolean).join(" · ");

/** Last odometer reading of the chosen vehicle. */
export function lastReading(
  chosen: Suggestion | undefined,
  t: TFunction,
  language: Language,
): string | undefined {
  const { odometer = null, odometerUnit } = chosen?.vehicle ?? {};
  if (odometer === null) return undefined;
  const reading = `${formatNumber(odometer, undefined, language)} ${odometerUnit ?? ""}`.trim();
  return t("repair:jobs.known.lastReading", { reading });
}
