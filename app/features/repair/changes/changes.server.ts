import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import type { ShopChange } from "./changes.ts";

/** The last changes of these settings of a shop, the newest first. */
export async function listChanges(db: Db, shopId: string, actions: readonly ShopChange[]) {
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      at: auditLog.at,
      by: memberName(sql`audit_log.actor_id`).as("actor"),
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, shopId), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(10);
  return rows.map(({ at, action, ...row }) => ({
    ...row,
    action: action as ShopChange,
    at: at.getTime(),
  }));
}

export type ShownChanges = Awaited<ReturnType<typeof listChanges>>;
