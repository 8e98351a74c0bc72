import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Appointment } from "./rows.server.ts";

/** How often a day is planned anew when the shop changes its hours meanwhile. */
export const attempts = 4;

/** The version of a shop's calendar settings; 0 before they are saved. */
export const versionQuery = (db: Db, shopId: string) =>
  db
    .select({
      version: sql<number>`coalesce((SELECT s.version FROM calendar_settings s WHERE s.shop_id = ${shopId}), 0)`,
    })
    .from(sql`(SELECT 1)`);

export const wishOf = (
  row: Pick<
    Appointment,
    "shopId" | "id" | "hours" | "waits" | "technicianId" | "startsAt" | "endsAt"
  >,
) => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
});
