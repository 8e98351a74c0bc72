import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { jobStates, stateStays } from "#app/features/repair/states.tables.server.ts";
import { standardStates } from "#app/features/states/standard.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Rows } from "../rows.ts";

const hour = 3_600_000;

/** The standard states for a shop with a team; its open jobs stand in them, and finished ones did. */
export function statesOf(db: Db, { jobs }: Rows, now: number): BatchItem<"sqlite">[] {
  const [first] = jobs;
  if (!first) return [];
  const { shopId } = first;
  const states = standardStates.map((state, place) => ({ ...state, id: newId(), shopId, place }));
  const below = (status: string) => states.filter((state) => state.status === status);
  const open = jobs.filter(({ status }) => status === "pending" || status === "in_progress");
  open.forEach((job, at) => {
    const choices = below(job.status ?? "pending");
    // Each second one has none.
    const state = at % 2 === 0 ? choices[(at / 2) % choices.length] : undefined;
    if (state)
      Object.assign(job, { stateId: state.id, stateSince: new Date(now - (at + 2) * hour) });
  });
  const finished = jobs.filter(({ status }) => status === "completed").slice(-12);
  return [
    ...states.map((state) => db.insert(jobStates).values(state)),
    ...finished.flatMap((job, at) =>
      below("in_progress").map((state, n) => {
        const until = new Date(now - (at * 30 + n * 9 + 1) * hour);
        const since = new Date(until.getTime() - (2 + ((at * 7 + n * 11) % 40)) * hour);
        const stay = { shopId, jobId: job.id, n: n + 1, stateId: state.id, since, until };
        return db.insert(stateStays).values(stay);
      }),
    ),
  ];
}
