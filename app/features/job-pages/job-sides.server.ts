import { decidedOf, decidedQueries } from "#app/features/approval/links/find-decided.server.ts";
import { appointmentOfJobQuery } from "#app/features/calendar/appointment/of-job.server.ts";
import { paymentAccountQuery } from "#app/features/cards/find-card-payments.server.ts";
import { returnsQueries } from "#app/features/cards/returns/find-returns.server.ts";
import { shownReturns } from "#app/features/cards/returns/shown-returns.server.ts";
import { panelOf, panelQuery } from "#app/features/messages/conversation/panel.server.ts";
import { notesOf, notesQueries } from "#app/features/notes/notes.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";

type Question = {
  viewerId: string;
  /** The member whose job it must be, for its messages; undefined for who reads all. */
  technicianId: string | undefined;
  language: Language;
  prices: boolean;
  money: boolean;
  now: number;
  notesBefore: Cursor | undefined;
};

/**
 * What stands beside a job: notes, messages and its appointment and, for whoever manages money, what
 * customers decided, what went back to cards and whether cards are taken. One round trip.
 */
export async function findJobSides(
  db: Db,
  ref: JobRef,
  { viewerId, technicianId, language, prices, money, now, notesBefore }: Question,
) {
  const asked = { shopId: ref.shopId, of: { jobId: ref.jobId }, technicianId, language, prices };
  const forAll = [
    ...notesQueries(db, ref, { viewerId, reader: language, now, before: notesBefore }),
    panelQuery(db, asked),
    appointmentOfJobQuery(db, ref),
  ] as const;
  const ofMoney = [
    ...decidedQueries(db, ref),
    ...returnsQueries(db, ref),
    paymentAccountQuery(db, ref.shopId),
  ] as const;
  const [notes, unseen, members, messages, [appointment], ...rest] = money
    ? await db.batch([...forAll, ...ofMoney])
    : await db.batch(forAll);
  const [decided, approved, refunds, disputes, account] = rest;
  return {
    notes: notesOf(notes, unseen, members, { viewerId, now }),
    messages: panelOf(messages, asked),
    appointment,
    decided: decided && decidedOf(decided, approved ?? []),
    returns: refunds ? shownReturns(refunds, disputes ?? []) : null,
    account: account?.[0],
  };
}
