import type { JobCard, JobStatus } from "#app/features/repair/job.ts";
import { day } from "#app/values/calendar.ts";

import type { Cents, Currency } from "#app/values/money.ts";

/** A card, and whether its promised time has passed. */
export type ShownCard = JobCard & {
  overdue: boolean;
  /** A deposit that was agreed and not paid; only where prices are read. */
  deposit?: { due: Cents; currency: Currency } | undefined;
};

/** Limit of cards per column; further ones are in the list. */
export const columnLimits: Record<JobStatus, number> = {
  pending: 40,
  in_progress: 40,
  completed: 40,
  cancelled: 10,
};

/** For how long a completed job stays on the board, in milliseconds. */
export const completedFor = 7 * day;

/** The cards of each column, and whether the list has more of that status. */
export type Columns<Card> = Record<JobStatus, { jobs: Card[]; more: boolean }>;

/**
 * Columns with pending moves applied: each moved card is on top of its new column, before the
 * server has answered.
 */
export function moved<Card extends { id: string; status: JobStatus }>(
  columns: Columns<Card>,
  moves: ReadonlyMap<string, JobStatus>,
): Columns<Card> {
  if (moves.size === 0) return columns;
  const goes = ({ id, status }: Card) => (moves.get(id) ?? status) !== status;
  const going = Object.values(columns).flatMap(({ jobs }) => jobs.filter(goes));
  const statuses = Object.keys(columns) as JobStatus[];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        ...columns[status],
        jobs: [
          ...going.filter(({ id }) => moves.get(id) === status),
          ...columns[status].jobs.filter((card) => !goes(card)),
        ],
      },
    ]),
  ) as Columns<Card>;
}

export const mapColumns = <Card, Shown>(
  columns: Columns<Card>,
  shownOf: (card: Card) => Shown,
): Columns<Shown> =>
  Object.fromEntries(
    Object.entries(columns).map(([status, { jobs, more }]) => [
      status,
      { jobs: jobs.map(shownOf), more },
    ]),
  ) as Columns<Shown>;
