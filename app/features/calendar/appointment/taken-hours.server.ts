import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Period } from "#app/features/calendar/opening/calendar.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { countingStates } from "./appointment.ts";

/** How many hours of each day of a period are taken. */
export const takenQuery = (db: Db, shopId: string, { from, to }: Period) =>
  db
    .select({
      takenDay: appointments.day,
      taken: sql<number>`sum(${appointments.hours})`.as("taken"),
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.shopId, shopId),
        gte(appointments.day, from),
        lte(appointments.day, to),
        sql`${appointments.state} IN ${[...countingStates]}`,
      ),
    )
    .groupBy(appointments.day);
