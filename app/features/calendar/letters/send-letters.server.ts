import { and, asc, isNotNull, lte, sql } from "drizzle-orm";
import { take } from "#app/features/account/budget/uses.server.ts";
import { mailTimeoutMs, retryAt } from "#app/features/approval/letters/due-letter.ts";
import { turnOf } from "#app/features/approval/letters/plan-letters.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import type { AppointmentRef } from "#app/features/calendar/appointment/appointment.ts";
import { type Appointment, appointmentIs } from "#app/features/calendar/appointment/rows.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day } from "#app/values/calendar.ts";
import { claim, type Due } from "./claim-letter.server.ts";
import { type LetterServices, mailLetter } from "./mail-letter.server.ts";
import { textReminder } from "./text-reminder.server.ts";

/** How many letters of each kind one run sends. */
const perRun = 50;

const dueQuery = (db: Db, kind: Due["kind"], now: number) => {
  const column = kind === "letter" ? appointments.letterAt : appointments.remindAt;
  return db
    .select({ shopId: appointments.shopId, id: appointments.id })
    .from(appointments)
    .where(and(isNotNull(column), lte(column, new Date(now))))
    .orderBy(turnOf(sql`${appointments.shopId}`, sql`${column}`), asc(column))
    .limit(perRun);
};

/**
 * Writes to customers about their appointments, and reminds them the day before, once: by text message
 * whoever agreed to those, else by email. A letter is
 * taken off its row before it is mailed, so that no two runs and no run that is cut off send it
 * twice; what the mail service refuses is tried again later, then given up.
 */
export async function sendAppointmentLetters(
  services: LetterServices,
  now: number,
  { timeoutMs = mailTimeoutMs } = {},
): Promise<void> {
  for (const kind of ["letter", "reminder"] as const)
    for (const ref of await dueQuery(services.db, kind, now))
      if ((await sendOne(services, { ...ref, kind }, { now, timeoutMs })) === "hangs") return;
}

/** Sends the letter of one appointment that is due, without waiting for the next run. */
export const sendLetterOf = (services: LetterServices, ref: AppointmentRef, now: number) =>
  sendOne(services, { ...ref, kind: "letter" }, { now, timeoutMs: mailTimeoutMs });

type Sending = { now: number; timeoutMs: number };

async function sendOne(services: LetterServices, due: Due, { now, timeoutMs }: Sending) {
  const { db } = services;
  const row = await db.select().from(appointments).where(appointmentIs(due)).get();
  const claimed = row && (await claim(db, row, due, now));
  if (!claimed) return "none";
  const { kind, again } = claimed;
  if (kind === "reminder" && (await isTexted(services, row, now))) return "sent";
  if (row.email === "") return "none";
  const allowance = { who: row.shopId, what: "shop.links", most: lettersPerDay } as const;
  if (!(await take(db, [allowance], now))) {
    await again(now + day, row.letterTries);
    return "none";
  }
  try {
    await withTimeout(mailLetter(services, row, kind, now), timeoutMs);
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: `appointment ${kind}` });
    // Whether the service has sent it after all, no one knows: so never again.
    const hangs = error instanceof TimeoutError;
    const next = hangs ? undefined : retryAt(row.letterTries + 1, now);
    if (next !== undefined) await again(next, row.letterTries + 1);
    return hangs ? "hangs" : "failed";
  }
  return "sent";
}

/** Whether the reminder goes as a text message; if that fails, it is mailed. */
const isTexted = (services: LetterServices, row: Appointment, now: number): Promise<boolean> =>
  textReminder(services, row, now).catch((error) => {
    log.error("a reminder could not be texted", error);
    return false;
  });
