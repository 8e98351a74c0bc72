import { type DistanceUnit, kilometersInMile } from "#app/values/distance.ts";

/** A reading of an odometer in the unit that the page shows. `at` in milliseconds. */
export type OdometerReading = {
  jobId: string;
  number: number;
  at: number;
  distance: number;
  /** The dashboard's own number, where it counts another unit. */
  typed?: { odometer: number; unit: DistanceUnit };
  /** It is lower than an earlier one: a new dashboard, or a slip. */
  lower: boolean;
};

type JobOdometer = {
  id: string;
  number: number;
  createdAt: Date;
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
};

/** A distance in another unit, as a whole number. */
export const converted = (distance: number, from: DistanceUnit, to: DistanceUnit): number =>
  from === to
    ? distance
    : Math.round(from === "mi" ? distance * kilometersInMile : distance / kilometersInMile);

/**
 * The readings of these jobs, the oldest first. One without a unit counts what the shop's odometers
 * do (`unit`), which all are converted to.
 */
export function readingsOf(jobs: readonly JobOdometer[], unit: DistanceUnit): OdometerReading[] {
  const inOrder = jobs
    .filter(({ odometer }) => odometer !== null)
    .sort((one, other) => one.number - other.number);
  let highest = 0;
  return inOrder.map(({ id, number, createdAt, odometer, odometerUnit }) => {
    const from = odometerUnit ?? unit;
    const distance = converted(odometer!, from, unit);
    const lower = distance < highest;
    highest = Math.max(highest, distance);
    return {
      jobId: id,
      number,
      at: createdAt.getTime(),
      distance,
      lower,
      ...(from !== unit && { typed: { odometer: odometer!, unit: from } }),
    };
  });
}
