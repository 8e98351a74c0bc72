import { and, asc, desc, eq, gte, type SQL } from "drizzle-orm";
import type { JobCard, JobStatus } from "#app/features/repair/job.ts";
import { isInspected } from "#app/features/repair/job-inspection.server.ts";
import {
  cardColumns,
  isOf,
  type ListReader,
} from "#app/features/repair/list/job-summary.server.ts";
import { isFound, type JobsQuery } from "#app/features/repair/list/jobs.server.ts";
import { partsArrived } from "#app/features/repair/page/parts-column.server.ts";
import { photoCount } from "#app/features/repair/page/photo-count.server.ts";
import {
  membersAndStates,
  membersAndStatesQuery,
} from "#app/features/repair/states/state-columns.server.ts";
import { repairJobs, unpromised } from "#app/features/repair/tables.server.ts";
import { withTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Columns, columnLimits, completedFor } from "./columns.ts";

type BoardQuery = Pick<ListReader, "prices" | "language"> & {
  technicianId?: string | null | undefined;
  now: number;
  /** Whether the canceled ones are read, too. */
  canceled: boolean;
  /** Search terms, as in the list. */
  words?: JobsQuery["words"];
};

/**
 * The board of a shop, in one round trip. Open jobs are ordered by promised time; completed ones by
 * completion, for some days; canceled ones, if requested, newest first. Every column is bounded and
 * reads along an index of its own.
 */
export async function findBoard(
  db: Db,
  shopId: string,
  asked: BoardQuery,
): Promise<{ columns: Columns<JobCard> } & ReturnType<typeof membersAndStates>> {
  const [pending, in_progress, completed, cancelled, shop] = await db.batch([
    ...boardQueries(db, shopId, asked),
    membersAndStatesQuery(db, shopId),
  ]);
  const columns = { pending, in_progress, completed, cancelled };
  const column = (status: keyof typeof columns) => ({
    jobs: columns[status].slice(0, columnLimits[status]).map(withTranslation),
    more: columns[status].length > columnLimits[status],
  });
  return {
    columns: {
      pending: column("pending"),
      in_progress: column("in_progress"),
      completed: column("completed"),
      cancelled: column("cancelled"),
    },
    ...membersAndStates(shop),
  };
}

/** The statements of its columns, apart so that tests can read their plans. */
export function boardQueries(
  db: Db,
  shopId: string,
  { technicianId, now, canceled, words = [], ...reader }: BoardQuery,
) {
  const cards = (status: JobStatus, order: SQL[], where?: SQL, most = columnLimits[status] + 1) =>
    db
      .select({
        ...cardColumns(reader),
        photos: photoCount,
        inspected: isInspected,
        arrived: partsArrived,
      })
      .from(repairJobs)
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          isOf(technicianId),
          eq(repairJobs.status, status),
          where,
          ...words.map(isFound),
        ),
      )
      .orderBy(...order)
      .limit(most);
  const soonest = [asc(unpromised), asc(repairJobs.promisedAt), asc(repairJobs.number)];
  const latest = [desc(repairJobs.completedAt), desc(repairJobs.number)];
  return [
    cards("pending", soonest),
    cards("in_progress", soonest),
    cards("completed", latest, gte(repairJobs.completedAt, new Date(now - completedFor))),
    cards("cancelled", [desc(repairJobs.number)], undefined, canceled ? undefined : 0),
  ] as const;
}
