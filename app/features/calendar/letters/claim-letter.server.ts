import { and, eq, type SQL, sql } from "drizzle-orm";
import { isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import { type Appointment, appointmentIs } from "#app/features/calendar/appointment/rows.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isDecentHour, nextDecentHour } from "./remind-at.ts";

export type Due = { shopId: string; id: string; kind: "letter" | "reminder" };

/** Takes a letter off its row; undefined when another run has, or nothing is left to tell. */
export async function claim(db: Db, row: Appointment, due: Due, now: number) {
  const mine = appointmentIs(row);
  const set = async (values: Partial<Appointment>, where: SQL | undefined) =>
    (
      await db
        .update(appointments)
        .set(values)
        .where(and(mine, where))
        .returning({ id: appointments.id })
    ).length > 0;
  if (due.kind === "letter") {
    const { letterKind: kind, letterAt } = row;
    if (!kind || !letterAt) return undefined;
    const isSame = and(eq(appointments.letterAt, letterAt), eq(appointments.letterKind, kind));
    if (!(await set({ letterKind: null, letterAt: null }, isSame))) return undefined;
    const again = (at: number, letterTries: number) =>
      set({ letterKind: kind, letterAt: new Date(at), letterTries }, sql`letter_at IS NULL`);
    return { kind, again };
  }
  const { remindAt, state, startsAt, customerZone } = row;
  if (!remindAt) return undefined;
  const isSame = eq(appointments.remindAt, remindAt);
  const isWanted = isAwaited(state) && state !== "requested" && startsAt.getTime() > now;
  if (!isWanted) {
    await set({ remindAt: null }, isSame);
    return undefined;
  }
  if (!isDecentHour(now, customerZone)) {
    const next = nextDecentHour(now, customerZone);
    // Whoever comes in two hours needs none.
    const inTime = next + 2 * 3_600_000 < startsAt.getTime();
    await set({ remindAt: inTime ? new Date(next) : null }, isSame);
    return undefined;
  }
  if (!(await set({ remindAt: null, remindedAt: new Date(now) }, isSame))) return undefined;
  const again = (at: number, letterTries: number) =>
    set({ remindAt: new Date(at), remindedAt: null, letterTries }, sql`remind_at IS NULL`);
  return { kind: "reminder" as const, again };
}
