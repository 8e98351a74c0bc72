import { and, eq, gt, sql } from "drizzle-orm";
import { followUps } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";

/** How many days the report looks back. */
const reportDays = 90;

/** Counts customers who were asked, came back and bought, by language, from the days' index. */
export const reportQuery = (db: Db, shopId: string, now: number) =>
  db
    .select({
      language: followUps.language,
      asked: sql<number>`sum(1)`.as("asked"),
      mailed: sql<number>`sum(${followUps.mailedAt} IS NOT NULL)`.as("mailed"),
      cameBack: sql<number>`sum(${followUps.jobId} IS NOT NULL)`.as("came_back"),
      sold: sql<number>`sum(coalesce(${repairJobs.approvedTotal}, 0) > 0)`.as("sold"),
    })
    .from(followUps)
    .leftJoin(repairJobs, refersTo(followUps, followUps.jobId, repairJobs))
    .where(
      and(eq(followUps.shopId, shopId), gt(followUps.createdAt, new Date(now - reportDays * day))),
    )
    .groupBy(followUps.language);

export type ReportRow = Awaited<ReturnType<typeof reportQuery>>[number];
