import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { mailTimeoutMs, retryAt } from "#app/features/approval/letters/due-letter.ts";
import { turnOf } from "#app/features/approval/letters/plan-letters.server.ts";
import { lettersPerDay, newLinkToken } from "#app/features/approval/links/link.ts";
import { type AppointmentRef, isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import { type Appointment, appointmentIs } from "#app/features/calendar/appointment/rows.server.ts";
import { appointmentTokens } from "#app/features/calendar/secrets.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { appointmentLetter } from "./appointment-letter.ts";
import type { LetterKind } from "./letter-texts.ts";
import { isDecentHour, nextDecentHour } from "./remind-at.ts";
import { waysOf } from "./ways.ts";
import { formatWhen } from "./when.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;

/** How many letters of each kind one run sends. */
const perRun = 50;

type Due = { shopId: string; id: string; kind: "letter" | "reminder" };

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
 * Writes to customers about their appointments, and reminds them the day before, once. A letter is
 * taken off its row before it is mailed, so that no two runs and no run that is cut off send it
 * twice; what the mail service refuses is tried again later, then given up.
 */
export async function sendAppointmentLetters(
  services: Services,
  now: number,
  { timeoutMs = mailTimeoutMs } = {},
): Promise<void> {
  for (const kind of ["letter", "reminder"] as const)
    for (const ref of await dueQuery(services.db, kind, now))
      if ((await sendOne(services, { ...ref, kind }, { now, timeoutMs })) === "hangs") return;
}

/** Sends the letter of one appointment that is due, without waiting for the next run. */
export const sendLetterOf = (services: Services, ref: AppointmentRef, now: number) =>
  sendOne(services, { ...ref, kind: "letter" }, { now, timeoutMs: mailTimeoutMs });

type Sending = { now: number; timeoutMs: number };

async function sendOne(services: Services, due: Due, { now, timeoutMs }: Sending) {
  const { db } = services;
  const row = await db.select().from(appointments).where(appointmentIs(due)).get();
  const claimed = row && (await claim(db, row, due, now));
  if (!claimed) return "none";
  const { kind, again } = claimed;
  if (waysOf(row).length === 0) return "none";
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

/** Takes a letter off its row; undefined when another run has, or nothing is left to tell. */
async function claim(db: Db, row: Appointment, due: Due, now: number) {
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

/** A new token of an appointment, which is stored as its hash alone. */
export async function addToken(db: Db, { shopId, id }: AppointmentRef, now: number) {
  const token = newLinkToken();
  const row = {
    shopId,
    tokenHash: await hashed(token),
    appointmentId: id,
    createdAt: new Date(now),
  };
  await db.insert(appointmentTokens).values(row);
  return token;
}

async function mailLetter(
  { db, mail, config }: Services,
  row: Appointment,
  kind: LetterKind,
  now: number,
): Promise<void> {
  const { shopId, language, startsAt, zone } = row;
  const [token, sender] = await Promise.all([addToken(db, row, now), findSender(db, shopId)]);
  const letter = appointmentLetter(kind, language, {
    name: row.firstName,
    shop: sender.name,
    when: formatWhen(startsAt.getTime(), language, zone),
    vehicle: vehicleName(row, language),
    link: config.appUrl + href("/appointments/:token", { token }),
  });
  await mail.send(fromShop({ to: row.email, ...letter }, sender, language));
}
