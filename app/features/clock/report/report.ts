import {
  type Range,
  type RangeQuery,
  rangeParams,
  readRange,
} from "#app/features/reports/range.ts";

export const timeGroups = ["week", "technician", "job"] as const;
type TimeGroup = (typeof timeGroups)[number];

/** The query of a report of hours. */
export type TimeAsked = RangeQuery & { by: TimeGroup };

export const readTimeAsked = (search: URLSearchParams): TimeAsked => ({
  ...readRange(search, "month"),
  by: timeGroups.find((one) => one === search.get("by")) ?? "week",
});

export const timeQuery = ({ by, ...range }: TimeAsked): string =>
  `?${new URLSearchParams({ by, ...rangeParams(range) })}`;

/**
 * A week (its Monday), a technician or a job with its minutes. A job's worked and sold time are its
 * whole totals; `minutes` are those of the report's days.
 */
export type TimeRow = {
  key: string;
  /** A technician's name, null for nobody or a deleted account; for a job, its number. */
  name: string | null;
  minutes: number;
  /** The part of `minutes` without a job. */
  without: number;
  sold: number;
  /** All minutes ever worked on the job, where the row is a job. */
  onJob?: number;
};

export type TimeReport = { days: Range; rows: TimeRow[]; isMore: boolean };

/** Hours sold per hundred hours worked. */
export const shareOf = (sold: number, worked: number): number | undefined =>
  worked > 0 ? Math.round((sold * 100) / worked) : undefined;
