import { and, desc, eq, gte, isNotNull } from "drizzle-orm";
import { newsLost, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { alarmAfter, type SourceProblem } from "./source.ts";

/** Instants in milliseconds. */
export type NewsStatus = {
  /** The last fetch of any source; null before the first one. */
  lastRun: number | null;
  /** Active sources that failed six times in a row or more, the worst first; at most twenty. */
  alarms: {
    id: string;
    name: string;
    failures: number;
    problem: SourceProblem | null;
    status: number | null;
  }[];
  /**
   * Messages that failed all retries, newest first; at most ten. `name` is null when the source was
   * deleted.
   */
  lost: { id: string; sourceId: string; name: string | null; work: string; at: number }[];
};

/** The state of the news for the status panel: three bounded queries in one round trip. */
export async function newsStatus(db: Db): Promise<NewsStatus> {
  const [last, alarms, lost] = await db.batch([
    db
      .select({ at: newsSources.lastFetch })
      .from(newsSources)
      .where(isNotNull(newsSources.lastFetch))
      .orderBy(desc(newsSources.lastFetch))
      .limit(1),
    db
      .select({
        id: newsSources.id,
        name: newsSources.name,
        failures: newsSources.failures,
        problem: newsSources.problem,
        status: newsSources.status,
      })
      .from(newsSources)
      .where(and(eq(newsSources.active, true), gte(newsSources.failures, alarmAfter)))
      .orderBy(desc(newsSources.failures), desc(newsSources.id))
      .limit(20),
    db
      .select({
        id: newsLost.id,
        sourceId: newsLost.sourceId,
        name: newsSources.name,
        work: newsLost.work,
        at: newsLost.at,
      })
      .from(newsLost)
      .leftJoin(newsSources, eq(newsSources.id, newsLost.sourceId))
      .orderBy(desc(newsLost.id))
      .limit(10),
  ]);
  return {
    lastRun: last[0]?.at?.getTime() ?? null,
    alarms,
    lost: lost.map((one) => ({ ...one, at: one.at.getTime() })),
  };
}
