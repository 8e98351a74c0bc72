import type { JobState } from "#app/features/repair/states/state.ts";

/** Maximum stays per period, the last ones. */
export const mostStays = 5_000;

/** A state that a job has left; instants in milliseconds. */
type Stay = { stateId: string; since: number; until: number };

type StateTime = {
  state: Pick<JobState, "id" | "names">;
  stays: number;
  /** In milliseconds. */
  median: number;
  mean: number;
};

/** Durations in each state, in the order of the shop's states. */
export function timesOf(
  states: readonly Pick<JobState, "id" | "names">[],
  stays: readonly Stay[],
): StateTime[] {
  const lengths = Map.groupBy(stays, ({ stateId }) => stateId);
  return states.flatMap((state) => {
    const times = lengths
      .get(state.id)
      ?.map(({ since, until }) => Math.max(0, until - since))
      .sort((one, other) => one - other);
    if (!times) return [];
    const sum = times.reduce((all, time) => all + time, 0);
    return [
      { state, stays: times.length, median: medianOf(times), mean: Math.round(sum / times.length) },
    ];
  });
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

/** A length of time in its largest fitting unit, with at most one decimal. */
export function lengthOf(milliseconds: number): {
  unit: "minutes" | "hours" | "days";
  number: number;
} {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 60) return { unit: "minutes", number: minutes };
  const hours = Math.round(minutes / 6) / 10;
  if (hours < 48) return { unit: "hours", number: hours };
  return { unit: "days", number: Math.round(hours / 2.4) / 10 };
}
