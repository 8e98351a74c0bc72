import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { newLinkToken } from "#app/features/approval/links/link.ts";
import { nextDecentHour } from "#app/features/calendar/letters/remind-at.ts";
import { vehicleOwners } from "#app/features/customers/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { findDue } from "#app/features/reminders/known/find-due.server.ts";
import { type Recommendation, textIn } from "#app/features/reminders/recommendation.ts";
import { openDays, quietDays } from "#app/features/reminders/service.ts";
import { followUpDays, followUps } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { day } from "#app/values/calendar.ts";
import { languages } from "#app/values/language.ts";

/** The most pieces of work in one message. */
export const mostWork = 6;

type Asking = {
  shopId: string;
  vehicleId: string;
  /** The key of the form, so that a form sent twice is one message. */
  id: string;
  /** Selects the recommendations of the message. */
  isChosen: (one: Recommendation, today: string) => boolean;
  /** Whether it goes only where a letter may go. */
  needsConsent?: boolean;
  /** The member who asks; null for an automatic message. */
  by: string | null;
  now: number;
};

/** `mailsAt`: when a letter goes, if the customer has agreed to one; in milliseconds. */
type NewAsk = { token: string; mailsAt: number | null; due: AskedVehicle };
type AskedVehicle = Awaited<ReturnType<typeof findInTheirLanguage>>;
export type AskProblem = "gone" | "noOwner" | "quiet" | "nothing";

/** A vehicle's recommendations in its owner's language; all are read, in one trip. */
export async function findInTheirLanguage(
  db: Db,
  shopId: string,
  { vehicleId, now }: { vehicleId: string; now: number },
) {
  const all = await Promise.all(
    languages.map(async (reader) => {
      const { vehicles, ...shop } = await findDue(db, shopId, { ids: [vehicleId], reader, now });
      return { reader, due: { ...shop, found: vehicles[0] } };
    }),
  );
  const [first] = all;
  const language = first!.due.found?.owner?.language;
  return (all.find(({ reader }) => reader === language) ?? first!).due;
}

/**
 * Stores a message to the owner of a vehicle, unless there was one within `quietDays`; of two
 * concurrent ones only one is stored. Its token is stored nowhere.
 */
export async function makeAsk(
  db: Db,
  { shopId, vehicleId, id, isChosen, needsConsent = false, by, now }: Asking,
): Promise<NewAsk | AskProblem> {
  const due = await findInTheirLanguage(db, shopId, { vehicleId, now });
  const { found, zone, today } = due;
  if (!found) return "gone";
  const { owner, hasAgreed, recommendations } = found;
  if (!owner) return "noOwner";
  const mails = owner.email !== null && hasAgreed;
  if (needsConsent && !mails) return "nothing";
  const mailsAt = mails ? nextDecentHour(now, zone) : null;
  const chosen = recommendations
    .filter((one) => one.answer === null && isChosen(one, today))
    .slice(0, mostWork);
  if (chosen.length === 0) return "nothing";
  const photos = await findPhotos(db, shopId, chosen);
  const work = chosen.map((one, at) => ({
    subject: one.subject,
    kind: one.kind,
    jobId: one.jobId,
    quoteId: one.kind === "declined" ? one.quoteId : null,
    newId: newId(),
    text: textIn(one, owner.language),
    photo: photos[at] ?? null,
  }));
  const token = newLinkToken();
  const isMade = sql`EXISTS (SELECT 1 FROM follow_ups f WHERE f.shop_id = ${shopId} AND f.id = ${id})`;
  const [made] = await db.batch([
    insertSelect(
      db,
      followUps,
      {
        shopId,
        id,
        vehicleId,
        customerId: owner.id,
        language: owner.language,
        work,
        tokenHash: await hashed(token),
        letterHash: null,
        by,
        createdAt: new Date(now),
        expiresAt: new Date(now + openDays * day),
        letterAt: mailsAt === null ? null : new Date(mailsAt),
        letterTries: 0,
        mailedAt: null,
        openedAt: null,
        jobId: null,
      },
      sql`FROM ${vehicleOwners} WHERE ${and(
        eq(vehicleOwners.shopId, shopId),
        eq(vehicleOwners.vehicleId, vehicleId),
        eq(vehicleOwners.customerId, owner.id),
        isNull(vehicleOwners.until),
      )} AND NOT EXISTS (SELECT 1 FROM follow_ups f WHERE f.shop_id = ${shopId}
        AND f.vehicle_id = ${vehicleId} AND f.created_at > ${now - quietDays * day}) LIMIT 1`,
    ).returning({ id: followUps.id }),
    db
      .update(followUpDays)
      .set({ staleAt: new Date(now) })
      .where(and(eq(followUpDays.shopId, shopId), eq(followUpDays.vehicleId, vehicleId))),
    photosSent(
      db,
      shopId,
      work.flatMap(({ photo }) => photo?.id ?? []),
      { provided: isMade, now },
    ),
  ]);
  return made.length > 0 ? { token, mailsAt, due } : "quiet";
}

/** The point that a recommendation is about. */
const pointOf = (shopId: string, one: Recommendation): SQL =>
  one.kind === "found"
    ? sql`${one.point}`
    : sql`(SELECT f.point FROM findings f WHERE f.shop_id = ${shopId} AND f.job_id = ${one.jobId}
        AND f.quote_id = ${one.kind === "declined" ? one.quoteId : ""} LIMIT 1)`;

/**
 * A photo for each recommendation, from those for the customer: of its point, else of its visit if
 * the work was declined.
 */
async function findPhotos(db: Db, shopId: string, all: readonly Recommendation[]) {
  const rows = (await db.batch(
    all.map((one) =>
      db
        .select({ id: photos.id, file: photos.file, small: photos.small })
        .from(photos)
        .where(
          and(
            eq(photos.shopId, shopId),
            eq(photos.jobId, one.jobId),
            isNull(photos.removedAt),
            or(eq(photos.forCustomer, true), sql`${photos.sentAt} IS NOT NULL`),
            one.kind === "declined" ? undefined : sql`${photos.point} = ${pointOf(shopId, one)}`,
          ),
        )
        .orderBy(desc(sql`${photos.point} IS ${pointOf(shopId, one)}`), asc(photos.id))
        .limit(1),
    ) as never,
  )) as { id: string; file: string; small: string }[][];
  return rows.map((some) => some[0] ?? null);
}

/** Marks these photos as sent: from then on they are evidence. */
const photosSent = (
  db: Db,
  shopId: string,
  ids: readonly string[],
  { provided, now }: { provided: SQL; now: number },
) =>
  db
    .update(photos)
    .set({ sentAt: new Date(now) })
    .where(
      sql`${and(eq(photos.shopId, shopId), isNull(photos.sentAt))}
        AND ${photos.id} IN ${inList(ids)} AND ${provided}`,
    );
