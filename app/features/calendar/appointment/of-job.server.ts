import { and, eq } from "drizzle-orm";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The appointment that a job was created from, if any. */
export const appointmentOfJobQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({ id: appointments.id, day: appointments.day })
    .from(appointments)
    .where(and(eq(appointments.shopId, shopId), eq(appointments.jobId, jobId)))
    .limit(1);
