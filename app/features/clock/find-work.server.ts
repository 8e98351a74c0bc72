import { and, eq } from "drizzle-orm";
import { scanOf } from "#app/features/repair/list/scan.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The job that was typed by its number (12, WO-000012), or read from its tag. */
export async function findWork(db: Db, shopId: string, typed: string): Promise<string | undefined> {
  const scan = scanOf(typed);
  const [, number] = /^\s*(?:wo[\s#.:-]*)?0*(\d{1,9})\s*$/iu.exec(typed) ?? [];
  if (scan?.kind !== "job" && !number) return undefined;
  const job =
    scan?.kind === "job" ? eq(repairJobs.id, scan.id) : eq(repairJobs.number, Number(number));
  const [found] = await db
    .select({ id: repairJobs.id })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), job))
    .limit(1);
  return found?.id;
}
