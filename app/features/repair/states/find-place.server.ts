import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type JobStatus, jobStatuses } from "#app/features/repair/job.ts";
import { jobStates } from "#app/features/repair/states.tables.server.ts";
import { version } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Status and state that a job is moved to; undefined where the shop has no such state. */
export async function findPlace(
  db: Db,
  shopId: string,
  asked: string,
): Promise<{ status: JobStatus; stateId: string | null } | undefined> {
  const status = jobStatuses.find((one) => one === asked);
  if (status) return { status, stateId: null };
  const state = await db
    .select({ status: jobStates.status, stateId: jobStates.id })
    .from(jobStates)
    .where(and(eq(jobStates.shopId, shopId), eq(jobStates.id, asked), isNull(jobStates.retiredAt)))
    .get();
  return state;
}

/** Target of a move: a state of the shop's own by id, or a status without one. */
export const jobStateForm = z.object({
  state: z.enum(jobStatuses).or(z.uuid()),
  version,
  back: z.string().optional(),
});
