import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import { letterTries, mailTimeoutMs } from "#app/features/approval/letters/due-letter.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { type AppointmentRef, isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import { type Appointment, appointmentIs } from "#app/features/calendar/appointment/rows.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { latestConsent } from "#app/features/messages/consent/job-consents.server.ts";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import { conversations, messageAccounts } from "#app/features/messages/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isDue, retryAt, turnOf } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { day } from "#app/values/calendar.ts";
import { otherLanguages } from "#app/values/language.ts";
import { addToken } from "./appointment-token.server.ts";
import { factsOf } from "./letter-facts.server.ts";
import { textReminders } from "./letter-texts.ts";
import { type LetterServices, mailLetter } from "./mail-letter.server.ts";
import { isDecentHour, nextDecentHour } from "./remind-at.ts";

/** How many letters of each kind one run sends. */
const perRun = 50;

const dueQuery = (db: Db, kind: Due["kind"], now: number) => {
  const column = kind === "letter" ? appointments.letterAt : appointments.remindAt;
  return db
    .select({ shopId: appointments.shopId, id: appointments.id })
    .from(appointments)
    .where(isDue(column, now))
    .orderBy(turnOf(appointments.shopId, column), asc(column))
    .limit(perRun);
};

/**
 * Sends the due letters about appointments, and one reminder the day before: by text message with
 * the customer's consent, else by email. A letter is taken off its row before it is mailed, so that
 * neither a concurrent nor an interrupted run sends it twice; a refused one is retried, then given
 * up.
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
    await again(new Date(now + day), row.letterTries);
    return "none";
  }
  try {
    await withTimeout(mailLetter(services, row, kind, now), timeoutMs);
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: `appointment ${kind}` });
    // The service may have sent it before the timeout, so it is never retried.
    const hangs = error instanceof TimeoutError;
    const next = hangs ? null : retryAt(row.letterTries + 1, now, letterTries);
    if (next) await again(next, row.letterTries + 1);
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

type Due = { shopId: string; id: string; kind: "letter" | "reminder" };

/** Takes a letter off its row; undefined if another run has, or there is nothing left to send. */
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
    const again = (letterAt: Date, tries: number) =>
      set({ letterKind: kind, letterAt, letterTries: tries }, sql`letter_at IS NULL`);
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
    // A customer due within two hours needs none.
    const inTime = next + 2 * 3_600_000 < startsAt.getTime();
    await set({ remindAt: inTime ? new Date(next) : null }, isSame);
    return undefined;
  }
  if (!(await set({ remindAt: null, remindedAt: new Date(now) }, isSame))) return undefined;
  const again = (at: Date, tries: number) =>
    set({ remindAt: at, remindedAt: null, letterTries: tries }, sql`remind_at IS NULL`);
  return { kind: "reminder" as const, again };
}

/**
 * The customer of an appointment who agreed to text messages, and the conversation with them; none
 * where the shop has no account that sends any.
 */
const textQuery = (db: Db, { shopId, customerId, contact }: Appointment) =>
  db
    .select({
      customerId: sql<string>`${customers.id}`.as("customer"),
      address: sql<string>`${customers.phoneFoundBy}`.as("address"),
      conversationId: sql<string | null>`${conversations.id}`.as("conversation"),
      version: sql<number | null>`${conversations.version}`.as("version"),
      shop: sql<string | null>`${shopSettings.shopName}`.as("shop"),
    })
    .from(customers)
    .innerJoin(
      messageAccounts,
      and(
        eq(messageAccounts.shopId, customers.shopId),
        eq(messageAccounts.way, "sms"),
        eq(messageAccounts.state, "ready"),
      ),
    )
    .leftJoin(shopSettings, eq(shopSettings.shopId, customers.shopId))
    .leftJoin(conversations, refersTo(conversations, conversations.customerId, customers))
    .where(
      and(
        eq(customers.shopId, shopId),
        customerId === null ? eq(customers.phoneFoundBy, contact) : eq(customers.id, customerId),
        eq(latestConsent("phone_found_by", "sms"), "given"),
      ),
    )
    .limit(1);

/**
 * Sends the reminder as a text message in the conversation with the customer, with the next run.
 * False without the customer's consent, and in a shop without an account for text messages.
 */
async function textReminder(
  { db, config }: Pick<LetterServices, "db" | "config">,
  row: Appointment,
  now: number,
): Promise<boolean> {
  const found = await textQuery(db, row).get();
  if (!found) return false;
  const { language, shopId, jobId } = row;
  const [other] = otherLanguages(language);
  const token = await addToken(db, row, now);
  const said = (one: typeof language) =>
    textReminders[one](factsOf(row, one, { shop: found.shop ?? "", token, config }));
  const message = {
    shopId,
    id: newId({ msecs: now }),
    conversationId: found.conversationId ?? found.customerId,
    customerId: found.customerId,
    reader: language,
    jobId,
    way: "sms" as const,
    address: found.address,
    by: null,
    now,
    handed: false,
    text: said(language),
    language,
    translation: other ? said(other) : null,
    translationLanguage: other ?? null,
    translationState: other ? ("template" as const) : ("none" as const),
  };
  const added = await addOutgoing(db, { ...message, version: found.version ?? 0 });
  if (added !== "overtaken") return added === "added";
  // A message was added concurrently.
  const { version } = (await textQuery(db, row).get()) ?? {};
  return (await addOutgoing(db, { ...message, version: version ?? 0 })) === "added";
}
