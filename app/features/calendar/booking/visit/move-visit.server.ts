import { moveAppointment } from "#app/features/calendar/appointment/move.server.ts";
import { letterColumns, reminderColumn } from "#app/features/calendar/appointment/state.server.ts";
import { findLoad } from "#app/features/calendar/booking/load.server.ts";
import {
  bookablePeriod,
  daysOffered,
  hoursOffered,
  periodOf,
} from "#app/features/calendar/booking/offers.ts";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { planOf } from "#app/features/calendar/opening/day-plan.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type FoundVisit, isChangeable } from "./visit.server.ts";

/** The days that a customer can move an appointment to, and the times of one of them. */
export async function findMoves(
  { db, now }: Pick<Platform, "db" | "now">,
  { appointment }: FoundVisit,
  day: string | undefined,
) {
  const { shopId, hours, waits } = appointment;
  const calendar = await findCalendar(db, shopId, bookablePeriod(now()));
  const load = await findLoad(db, shopId, calendar, periodOf(calendar, now()));
  // Its own hours are free for it.
  const taken = new Map(load.taken);
  taken.set(appointment.day, (taken.get(appointment.day) ?? 0) - hours);
  const own = { ...load, taken };
  const wanted = { hours, waits, now: now() };
  const offered = day ? hoursOffered(calendar, planOf(calendar, day), own, wanted) : [];
  return {
    calendar,
    days: daysOffered(calendar, own, wanted),
    times: offered.map((at) => ({ at, time: wallTimeOf(at, calendar.zone).slice(11, 16) })),
  };
}

/** Moves an appointment to an offered time. The shop confirms it again if it wants to. */
export async function moveVisit(
  services: Pick<Platform, "db" | "now">,
  visit: FoundVisit,
  { day, time }: { day: string; time: string | undefined },
): Promise<"moved" | "gone" | "passed"> {
  const { db, now } = services;
  const { appointment } = visit;
  if (!isChangeable(appointment, now())) return "passed";
  const { calendar, times } = await findMoves(services, visit, day);
  const startsAt = times.find((one) => one.time === time)?.at;
  if (startsAt === undefined) return "gone";
  const { hours, waits, technicianId, version } = appointment;
  const state = calendar.settings.confirms ? "booked" : "requested";
  const moved = { ...appointment, startsAt: new Date(startsAt) };
  const saved = await moveAppointment(db, appointment, {
    day,
    hours,
    waits,
    technicianId,
    startsAt: moved.startsAt,
    endsAt: new Date(startsAt + lengthOf(hours)),
    version,
    limit: (plan) => plan.pageHours,
    set: { state, ...reminderColumn(moved, now()), ...letterColumns(state, appointment, now()) },
    now: now(),
  });
  return saved === "saved" ? "moved" : "gone";
}
