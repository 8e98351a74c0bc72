import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import type { Calendar } from "#app/features/calendar/opening/calendar.ts";
import { type DayPlan, planOf } from "#app/features/calendar/opening/day-plan.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { fits } from "./fits.server.ts";
import { attempts, versionQuery, wishOf } from "./room.server.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";

/** closed: nobody works then · full: not so many hours are left. */
export type Placed = "placed" | "closed" | "full";

type NewAppointment = Omit<
  Appointment,
  | "sequence"
  | "letterTries"
  | "remindedAt"
  | "jobId"
  | "createdAt"
  | "updatedAt"
  | "version"
  | "day"
  | "zone"
>;

export type Placing = {
  /** The day and zone of the appointment, where the shop is. */
  day: string;
  now: number;
  /** What of the day is open to whoever books; all of it by default. */
  limit?: (plan: DayPlan, calendar: Calendar) => number;
  /** More statements for the batch, after the appointment is written. */
  also?: BatchItem<"sqlite">[];
};

/**
 * Writes an appointment if its day has room for it, in one statement. The id came with the form:
 * sent twice, it is one appointment. The technician must be a member.
 */
export async function placeAppointment(
  db: Db,
  appointment: NewAppointment,
  { day, now, limit, also = [] }: Placing,
): Promise<Placed> {
  const { shopId } = appointment;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const calendar = await findCalendar(db, shopId, { from: day, to: day });
    const plan = planOf(calendar, day);
    const most = Math.min(limit?.(plan, calendar) ?? plan.hours, plan.hours);
    if (plan.hours === 0 || most <= 0) return "closed";
    const at = new Date(now);
    const row: Appointment = {
      ...appointment,
      jobId: null,
      day,
      zone: plan.zone,
      sequence: 0,
      letterTries: 0,
      remindedAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    const answers: readonly unknown[] = await db.batch([
      insertSelect(
        db,
        appointments,
        row,
        sql`WHERE ${fits(plan, wishOf(row), most)}`,
      ).onConflictDoNothing({ target: [appointments.shopId, appointments.id] }),
      ...(also as []),
      db.select({ id: appointments.id }).from(appointments).where(appointmentIs(row)),
      versionQuery(db, shopId),
    ]);
    const [found, version] = answers.slice(-2) as [unknown[], { version: number }[]];
    if (found.length > 0) return "placed";
    if (version[0]!.version === plan.version) return "full";
  }
  return "full";
}
