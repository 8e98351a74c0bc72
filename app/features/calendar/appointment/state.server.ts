import { eq } from "drizzle-orm";
import type { LetterKind } from "#app/features/calendar/letters/letter-texts.ts";
import { remindAtOf } from "#app/features/calendar/letters/remind-at.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import {
  type AppointmentRef,
  type AppointmentState,
  isAwaited,
  nextStates,
} from "./appointment.ts";
import { moveAppointment } from "./move.server.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";

export const findAppointment = (db: Db, ref: AppointmentRef): Promise<Appointment | undefined> =>
  db.select().from(appointments).where(appointmentIs(ref)).get();

type Change = {
  state: AppointmentState;
  version?: number | undefined;
  /** Whether the customer is written to about it. */
  tells?: boolean;
  now: number;
};

const letterOf = (from: AppointmentState, to: AppointmentState): LetterKind | undefined => {
  if (to === "cancelled") return "cancelled";
  return from === "requested" && to === "booked" ? "booked" : undefined;
};

/** Columns that make a letter due; none without an email address. */
export const letterColumns = (
  kind: LetterKind,
  { email }: Pick<Appointment, "email">,
  now: number,
) => (email === "" ? {} : { letterKind: kind, letterAt: new Date(now), letterTries: 0 });

/** When the customer is reminded; how, is decided then (`sendAppointmentLetters`). */
export const reminderColumn = (
  { startsAt, customerZone }: Pick<Appointment, "startsAt" | "customerZone">,
  now: number,
) => ({ remindAt: remindAtOf({ startsAt: startsAt.getTime(), zone: customerZone }, now) });

/**
 * Sets the state of an appointment. One that takes no hours now and is to take them again needs
 * room on its day. "not": this state does not follow the one that it has.
 */
export async function setState(
  db: Db,
  ref: AppointmentRef,
  { state, version, tells = false, now }: Change,
): Promise<SaveOutcome | "closed" | "full" | "not"> {
  const row = await findAppointment(db, ref);
  if (!row) return "gone";
  if (row.state === state) return "saved";
  if (!nextStates[row.state].includes(state) || row.jobId) return "not";
  const letter = tells ? letterOf(row.state, state) : undefined;
  const set = {
    state,
    ...(letter && letterColumns(letter, row, now)),
    ...(isAwaited(state) ? reminderColumn(row, now) : { remindAt: null }),
  };
  if (!isAwaited(row.state) && row.state !== "here")
    return moveAppointment(db, ref, { ...row, version: version ?? row.version, set, now });
  return saveAt(db, {
    table: appointments,
    column: appointments.version,
    row: appointmentIs(ref),
    version: version ?? row.version,
    provided: eq(appointments.state, row.state),
    set: { ...set, sequence: row.sequence + 1, updatedAt: new Date(now) },
    already: says(appointments, { state }),
  });
}
