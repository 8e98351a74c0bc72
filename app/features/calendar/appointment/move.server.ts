import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import type { AppointmentRef } from "./appointment.ts";
import { fits, wishOf } from "./fits.server.ts";
import { attempts, findRoom, type Limit, versionQuery } from "./room.server.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";

type Move = Pick<Appointment, "hours" | "waits" | "technicianId" | "startsAt" | "endsAt"> & {
  day: string;
  /** Other columns that change with the move. */
  set?: Partial<Appointment>;
  version: number | undefined;
  limit?: Limit;
  now: number;
};

/**
 * Moves an appointment, or makes one count again, if the day has room for it. "overtaken": somebody
 * else changed it after the form was opened.
 */
export async function moveAppointment(
  db: Db,
  ref: AppointmentRef,
  { day, set, version, limit, now, ...move }: Move,
): Promise<SaveOutcome | "closed" | "full"> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const room = await findRoom(db, ref.shopId, day, limit);
    if (!room) return "closed";
    const { plan, most } = room;
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
