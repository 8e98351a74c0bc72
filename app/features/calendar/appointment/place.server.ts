import { sql } from "drizzle-orm";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { fits, wishOf } from "./fits.server.ts";
import { attempts, findRoom, type Limit, versionQuery } from "./room.server.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";

/** closed: nobody works at that time · full: too few hours are left. */
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

type Placing = {
  /** The day and zone of the appointment, where the shop is. */
  day: string;
  now: number;
  limit?: Limit;
};

/**
 * Writes an appointment if its day has room for it, in one statement. The id came with the form:
 * sent twice, it is one appointment. The technician must be a member.
 */
export async function placeAppointment(
  db: Db,
  appointment: NewAppointment,
  { day, now, limit }: Placing,
): Promise<Placed> {
  const { shopId } = appointment;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const room = await findRoom(db, shopId, day, limit);
    if (!room) return "closed";
    const { plan, most } = room;
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
    const [, found, [settings]] = await db.batch([
      insertSelect(
        db,
        appointments,
        row,
        sql`WHERE ${fits(plan, wishOf(row), most)}`,
      ).onConflictDoNothing({
        target: [appointments.shopId, appointments.id],
      }),
      db.select({ id: appointments.id }).from(appointments).where(appointmentIs(row)),
      versionQuery(db, shopId),
    ]);
    if (found.length > 0) return "placed";
    if (settings!.version === plan.version) return "full";
  }
  return "full";
}
