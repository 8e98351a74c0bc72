import type { OpenDispute } from "#app/features/cards/returns/open-disputes.tsx";
import type { Running } from "#app/features/clock/running.ts";
import type { FoundSteps } from "#app/features/job-pages/first-steps/first-steps.ts";
import type { Columns, ShownCard } from "#app/features/repair/board/columns.ts";
import type { OpenJobs, ShopMember } from "#app/features/repair/job.ts";
import type { findSoughtVehicles } from "#app/features/repair/list/found-vehicles.server.ts";
import type { JobSearch } from "#app/features/repair/list/job-search.ts";
import type { ListedJob } from "#app/features/repair/list/job-table.tsx";
import type { JobState } from "#app/features/repair/states/state.ts";

/** What the list of jobs, or their board, shows. */
export type JobsContent = {
  search: JobSearch;
  members: readonly ShopMember[];
  /** The shop's own, below the statuses. */
  states: readonly JobState[];
  /** One of the two, unless it could not be read. */
  jobs?: ListedJob[];
  board?: Columns<ShownCard>;
  more: boolean;
  open?: OpenJobs;
  /** What is left to do in a new shop, for its owner. */
  steps?: FoundSteps | undefined;
  /** The jobs with notes that name the viewer since they last opened them. */
  naming?: { jobId: string; number: number; notes: number }[] | undefined;
  /** Of card payments, while nobody is looking for something. */
  disputes?: OpenDispute[] | undefined;
  /** Those whose whole plate or VIN is looked for. */
  vehicles?: Awaited<ReturnType<typeof findSoughtVehicles>> | undefined;
  /** What the viewer has running, in a shop that uses the clock. */
  clock?: Running | undefined;
  mayDelete: boolean;
  mayManage: boolean;
  prices: boolean;
  money: boolean;
  joined: boolean;
  namelessAs: string | undefined;
  /** Conversations with something unread, for whoever answers. */
  news: number;
};
