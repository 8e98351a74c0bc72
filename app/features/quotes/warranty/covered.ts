import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { converted } from "#app/features/repair/visits/readings.ts";
import {
  type CoveredKind,
  coveredKinds,
  type Warranty,
} from "#app/features/shop/print/warranty.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Currency } from "#app/values/money.ts";
import { monthsAfter, wallTimeOf } from "#app/values/wall-time.ts";

/** An odometer reading; without a unit it is in the warranty's. */
export type OdometerValue = { odometer: number | null; odometerUnit: DistanceUnit | null };

/** Work that was done, and its warranty. `doneAt` in milliseconds. */
export type WarrantedWork = OdometerValue & {
  id: string;
  description: string;
  warranty: Warranty;
  doneAt: number;
  zone: string;
  /** Determines the number format; no price. */
  currency: Currency;
};

/**
 * End of a cover: the last day (2027-11-27), and the highest reading of the odometer; without a
 * reading, the distance from then on.
 */
export type CoverEnd = {
  of: CoveredKind | "all";
  day: string | null;
  at: number | null;
  within: number | null;
  unit: DistanceUnit;
};

export type CoveredWork = Pick<WarrantedWork, "id" | "description" | "currency"> & {
  ends: CoverEnd[];
};

/** End of each cover of a piece of work, parts and labor joined where they end alike. */
export function endsOf({ warranty, doneAt, zone, ...then }: Omit<WarrantedWork, "id">): CoverEnd[] {
  const { unit } = warranty;
  const done = dayIn(doneAt, zone);
  const read = readingIn(then, unit);
  const ends = coveredKinds.flatMap((of): CoverEnd[] => {
    const cover = warranty[of];
    if (!cover) return [];
    const { months, distance } = cover;
    return [
      {
        of,
        day: months === null ? null : monthsAfter(done, months),
        at: distance === null || read === undefined ? null : read + distance,
        within: read === undefined ? distance : null,
        unit,
      },
    ];
  });
  const [parts, labor] = ends;
  const isAlike =
    parts &&
    labor &&
    parts.day === labor.day &&
    parts.at === labor.at &&
    parts.within === labor.within;
  return isAlike ? [{ ...parts, of: "all" }] : ends;
}

/** Work of a visit that is still covered, by day and by the latest reading. */
export const coveredNow = (
  work: readonly WarrantedWork[],
  { now, readings }: { now: number; readings: readonly OdometerValue[] },
): CoveredWork[] =>
  work.flatMap(({ id, description, currency, ...done }) => {
    const today = dayIn(now, done.zone);
    const { unit } = done.warranty;
    const latest = Math.max(0, ...readings.map((reading) => readingIn(reading, unit) ?? 0));
    const ends = endsOf({ description, currency, ...done }).filter(
      ({ day, at }) => (day === null || today <= day) && (at === null || latest <= at),
    );
    return ends.length > 0 ? [{ id, description, currency, ends }] : [];
  });

const dayIn = (instant: number, zone: string): string =>
  wallTimeOf(instant, isTimeZone(zone) ? zone : "UTC").slice(0, 10);

const readingIn = (
  { odometer, odometerUnit }: OdometerValue,
  unit: DistanceUnit,
): number | undefined =>
  odometer === null ? undefined : converted(odometer, odometerUnit ?? unit, unit);

type Line = [
  id: string,
  description: string,
  translation: string | null,
  currency: Currency,
  warranty: Warranty,
  doneAt: number,
  odometer: number | null,
  odometerUnit: DistanceUnit | null,
];

/** Warranted work as it is read, without the zone of its days. */
export type StoredWork = Omit<WarrantedWork, "zone">;

/** Parses the JSON column of a job's warranted work. */
export const warrantedOf = (json: string): StoredWork[] =>
  (JSON.parse(json) as Line[]).map(([id, written, translation, currency, warranty, ...done]) => {
    const [doneAt, odometer, odometerUnit] = done;
    const description = readTranslation(translation)?.text ?? written;
    const when = { doneAt, odometer, odometerUnit };
    return { id, description, currency, warranty, ...when };
  });
