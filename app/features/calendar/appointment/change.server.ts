import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import { mayAssign } from "#app/features/repair/form/assign.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";
import { type AppointmentRef, isAwaited } from "./appointment.ts";
import { moveAppointment } from "./move.server.ts";
import { findAppointment, letterColumns, reminderColumn } from "./state.server.ts";

type Change = {
  day: string;
  time?: string | undefined;
  hours?: number | undefined;
  waits?: boolean | undefined;
  technicianId?: string | null | undefined;
  note?: string | undefined;
  version?: number | undefined;
  /** Whether the customer is written to about another time. */
  tells: boolean;
  now: number;
};

/**
 * Changes when an appointment is, and what it takes. What is not named stays, the time by the clocks
 * on the wall. "hour": the clocks never show it. "past": it is over. "technician": no member.
 */
export async function changeAppointment(
  db: Db,
  ref: AppointmentRef,
  { day, time, note, version, tells, now, ...wanted }: Change,
) {
  const row = await findAppointment(db, ref);
  if (!row) return "gone";
  const { zone } = row;
  const startsAt = instantOf(
    `${day}T${time ?? wallTimeOf(row.startsAt.getTime(), zone).slice(11, 16)}`,
    zone,
  );
  if (startsAt === undefined) return "hour";
  const technicianId = wanted.technicianId === undefined ? row.technicianId : wanted.technicianId;
  if (!(await mayAssign(db, ref.shopId, technicianId, row.technicianId))) return "technician";
  const hours = wanted.hours ?? row.hours;
  const isMoved = startsAt !== row.startsAt.getTime();
  if (isMoved && !(isAwaited(row.state) || row.state === "noShow")) return "past";
  const moved = { ...row, startsAt: new Date(startsAt) };
  // Whoever had confirmed had another hour in mind.
  const state = isMoved && row.state !== "requested" ? ("booked" as const) : row.state;
  return moveAppointment(db, ref, {
    day,
    hours,
    waits: wanted.waits ?? row.waits,
    technicianId,
    startsAt: moved.startsAt,
    endsAt: new Date(startsAt + lengthOf(hours)),
    version: version ?? row.version,
    set: {
      state,
      ...(note !== undefined && { note }),
      ...(isMoved && reminderColumn(moved, now)),
      ...(isMoved && tells && letterColumns("moved", row, now)),
    },
    now,
  });
}
