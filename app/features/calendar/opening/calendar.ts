import type { Role } from "#app/features/account/role.ts";
import type { Country } from "#app/values/country.ts";
import type { CalendarSettings } from "./calendar-settings.ts";

/** Days from first to last, as 2026-11-23. */
export type Period = { from: string; to: string };

/** Days on which the shop is closed, or one member is away. */
export type Closure = {
  id: string;
  fromDay: string;
  toDay: string;
  memberId: string | null;
  note: string;
};

export type Worker = { id: string; role: Role };

/** All inputs of a day's bookable hours. */
export type Calendar = {
  zone: string;
  country: Country;
  settings: CalendarSettings;
  /** Version of the settings; 0 before they are saved. */
  version: number;
  workers: readonly Worker[];
  closures: readonly Closure[];
};
