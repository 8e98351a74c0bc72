import type { OpenDispute } from "#app/features/cards/returns/open-disputes.tsx";
import type { Running } from "#app/features/clock/running.ts";
import type { FoundSteps } from "#app/features/job-pages/first-steps/first-steps.ts";
import type { Columns, ShownCard } from "#app/features/repair/board/columns.ts";
import type { OpenJobs, ShopMember } from "#app/features/repair/job.ts";
import type { findSoughtVehicles } from "#app/features/repair/list/found-vehicles.server.ts";
import type { JobSearch } from "#app/features/repair/list/job-search.ts";
import type { ListedJob } from "#app/features/repair/list/job-table.tsx";
import type { JobState } from "#app/features/repair/states/state.ts";

/** Data of the list of jobs, or of their board. */
export type JobsContent = {
  search: JobSearch;
  members: readonly ShopMember[];
  /** The shop's own, below the statuses. */
  states: readonly JobState[];
  /** The list has `jobs`, the board `board`; neither if the read failed. */
  jobs?: ListedJob[];
  board?: Columns<ShownCard>;
  more: boolean;
  open?: OpenJobs;
  /** Remaining setup steps of a new shop, for its owner. */
  steps?: FoundSteps | undefined;
  /** The jobs with notes that name the viewer since they last opened them. */
  naming?: { jobId: string; number: number; notes: number }[] | undefined;
  /** Card disputes, unless the list is filtered. */
  disputes?: OpenDispute[] | undefined;
  /** Vehicles whose whole plate or VIN was searched for. */
  vehicles?: Awaited<ReturnType<typeof findSoughtVehicles>> | undefined;
  /** The viewer's running clock, in a shop that uses it. */
  clock?: Running | undefined;
  mayDelete: boolean;
  mayManage: boolean;
  prices: boolean;
  money: boolean;
  joined: boolean;
  namelessAs: string | undefined;
  /** Number of unread conversations, if the viewer answers them. */
  news: number;
};
