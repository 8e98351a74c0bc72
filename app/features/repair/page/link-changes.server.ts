import { and, eq, isNotNull, sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The statement behind `findLinkChange`, apart so that a test can read its plan. */
export const linkChangeQuery = (db: Db, shopId: string) =>
  db
    .select({ at: sql<number | null>`max(${repairJobs.linkAt})` })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), isNotNull(repairJobs.linkAt)));

/** Instant of the last event of a shop's links: one entry of an index. */
export const findLinkChange = async (db: Db, shopId: string): Promise<number | null> =>
  (await linkChangeQuery(db, shopId).get())?.at ?? null;
