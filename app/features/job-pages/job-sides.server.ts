import { decidedOf, decidedQueries } from "#app/features/approval/links/find-decided.server.ts";
import { appointmentOfJobQuery } from "#app/features/calendar/appointment/of-job.server.ts";
import { paymentAccountQuery } from "#app/features/cards/find-card-payments.server.ts";
import { returnsQueries } from "#app/features/cards/returns/find-returns.server.ts";
import { shownReturns } from "#app/features/cards/returns/shown-returns.server.ts";
import { panelOf, panelQuery } from "#app/features/messages/conversation/panel.server.ts";
import { notesOf, notesQueries } from "#app/features/notes/notes.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readTogether } from "#app/platform/db/read-together.server.ts";
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
 * Data next to a job: notes, messages and its appointment; with `money` also decisions, card
 * refunds and disputes, and the payment account. One round trip.
 */
export async function findJobSides(
  db: Db,
  ref: JobRef,
  { viewerId, technicianId, language, prices, money, now, notesBefore }: Question,
) {
  const asked = { shopId: ref.shopId, of: { jobId: ref.jobId }, technicianId, language, prices };
  const [decided, approved] = money ? decidedQueries(db, ref) : [];
  const [refunds, disputes] = money ? returnsQueries(db, ref) : [];
  const [notes, unseen, members, messages, [appointment], ...ofMoney] = await readTogether(db, [
    ...notesQueries(db, ref, { viewerId, reader: language, now, before: notesBefore }),
    panelQuery(db, asked),
    appointmentOfJobQuery(db, ref),
    decided,
    approved,
    refunds,
    disputes,
    money ? paymentAccountQuery(db, ref.shopId) : undefined,
  ]);
  const [decisions, quotes, back, disputed, account] = ofMoney;
  return {
    notes: notesOf(notes, unseen, members, { viewerId, now }),
    messages: panelOf(messages, asked),
    appointment,
    decided: decisions && decidedOf(decisions, quotes ?? []),
    returns: back ? shownReturns(back, disputed ?? []) : null,
    account: account?.[0],
  };
}
