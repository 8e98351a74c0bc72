/** Activities of an entry: a job, or work that belongs to none. */
const activities = ["job", "cleaning", "training", "other", "break"] as const;
export type Activity = (typeof activities)[number];
/** Activities that are started without a job. */
export const withoutJob = ["cleaning", "training", "other", "break"] as const;

const minute = 60_000;
const hour = 60 * minute;

/** Longer than any entry: one that runs counts as forgotten before. */
export const longestEntry = 30 * hour;

export const clockLimits = {
  why: 300,
  /** A correction, from its start to its end. */
  correction: 24 * hour,
  /** Entries of one member that start within twelve hours. */
  perHalfDay: 60,
} as const;

/** The minute of an instant: entries begin and end with whole minutes, so that all sums agree. */
export const minuteOf = (instant: number): number => Math.floor(instant / minute) * minute;

/** Minutes as 7:05. */
export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

export const minutesBetween = (from: number, to: number): number =>
  Math.floor((to - from) / minute);

/** Hundredths of hours in minutes. */
export const minutesOfHours = (hours: number): number => Math.round((hours * 60) / 100);
