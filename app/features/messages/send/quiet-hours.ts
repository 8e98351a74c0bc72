import { day } from "#app/values/calendar.ts";
import { dayAfter, instantOf, wallTimeOf } from "#app/values/wall-time.ts";

/** Hours without automatic text messages: from nine to eight (TCPA). */
const evening = "21:00";
const morning = "08:00";

/** Countries with one clock, by the beginning of a number (ITU E.164). */
const zones: Record<string, string> = {
  "34": "Europe/Madrid",
  "51": "America/Lima",
  "53": "America/Havana",
  "54": "America/Argentina/Buenos_Aires",
  "57": "America/Bogota",
  "58": "America/Caracas",
  "502": "America/Guatemala",
  "503": "America/El_Salvador",
  "504": "America/Tegucigalpa",
  "505": "America/Managua",
  "506": "America/Costa_Rica",
  "507": "America/Panama",
  "591": "America/La_Paz",
  "595": "America/Asuncion",
  "598": "America/Montevideo",
  "1787": "America/Puerto_Rico",
  "1809": "America/Santo_Domingo",
  "1829": "America/Santo_Domingo",
  "1849": "America/Santo_Domingo",
  "1939": "America/Puerto_Rico",
};

/** The time zone of a number, where its prefix tells; the shop's otherwise. */
export function zoneOfNumber(number: string | null, shopZone: string): string {
  const digits = number?.startsWith("+") ? number.slice(1) : "";
  for (const length of [4, 3, 2]) {
    const zone = zones[digits.slice(0, length)];
    if (zone) return zone;
  }
  return shopZone;
}

/** When quiet hours end in a zone, in milliseconds; null where it is day there. */
export function quietUntil(now: number, zone: string): number | null {
  const [date = "", time = ""] = wallTimeOf(now, zone).split("T");
  if (time >= morning && time < evening) return null;
  const onDay = time < morning ? date : dayAfter(date, 1);
  return instantOf(`${onDay}T${morning}`, zone) ?? now + day / 2;
}
