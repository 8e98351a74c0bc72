import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { type Calendar, type DayPlan, planOf } from "#app/features/calendar/opening/day-plan.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type Saved, saveAt } from "#app/platform/db/save-at.server.ts";
import type { AppointmentRef } from "./appointment.ts";
import { fits } from "./fits.server.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";

/** closed: nobody works then · full: not so many hours are left. */
export type Placed = "placed" | "closed" | "full";

/** How often a day is planned anew when the shop changes its hours meanwhile. */
const attempts = 4;

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

type Placing = {
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

/** The version of a shop's calendar settings; 0 before they are saved. */
const versionQuery = (db: Db, shopId: string) =>
  db
    .select({
      version: sql<number>`coalesce((SELECT s.version FROM calendar_settings s WHERE s.shop_id = ${shopId}), 0)`,
    })
    .from(sql`(SELECT 1)`);

const wishOf = (
  row: Pick<
    Appointment,
    "shopId" | "id" | "hours" | "waits" | "technicianId" | "startsAt" | "endsAt"
  >,
) => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
});

type Move = Pick<Appointment, "hours" | "waits" | "technicianId" | "startsAt" | "endsAt"> & {
  day: string;
  /** What else changes with it. */
  set?: Partial<Appointment>;
  version: number | undefined;
  limit?: Placing["limit"];
  now: number;
};

/**
 * Moves an appointment, or makes one count again, if the day has room for it. "overtaken": somebody
 * else changed it since it was opened.
 */
export async function moveAppointment(
  db: Db,
  ref: AppointmentRef,
  { day, set, version, limit, now, ...move }: Move,
): Promise<Saved | "closed" | "full"> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const calendar = await findCalendar(db, ref.shopId, { from: day, to: day });
    const plan = planOf(calendar, day);
    const most = Math.min(limit?.(plan, calendar) ?? plan.hours, plan.hours);
    if (plan.hours === 0 || most <= 0) return "closed";
    const [row] = await db
      .select({ version: appointments.version, sequence: appointments.sequence })
      .from(appointments)
      .where(appointmentIs(ref));
    if (!row) return "gone";
    if (version !== undefined && row.version !== version) return "overtaken";
    const saved = await saveAt(db, {
      table: appointments,
      column: appointments.version,
      row: appointmentIs(ref),
      version: row.version,
      set: {
        ...move,
        ...set,
        day,
        zone: plan.zone,
        sequence: row.sequence + 1,
        updatedAt: new Date(now),
      },
      provided: fits(plan, wishOf({ ...ref, ...move }), most),
    });
    if (saved !== "overtaken") return saved;
    const [[same], [settings]] = await db.batch([
      db.select({ version: appointments.version }).from(appointments).where(appointmentIs(ref)),
      versionQuery(db, ref.shopId),
    ]);
    if (same?.version === row.version && settings!.version === plan.version) return "full";
    if (version !== undefined && same?.version !== version) return "overtaken";
  }
  return "full";
}
