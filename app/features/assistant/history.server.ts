import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { countQuery, dayOf, leftOf } from "./allowance.server.ts";
import {
  type AnswerFailure,
  type AnswerStatus,
  chatLimits,
  type Notes,
  type Turn,
} from "./chat.ts";
import { chatDays, chatHistory } from "./tables.server.ts";

export const turnOf = (userId: string, id: string) =>
  and(eq(chatHistory.userId, userId), eq(chatHistory.id, id));

export const asTurn = ({
  userId: _,
  createdAt,
  translations: __,
  ...row
}: typeof chatHistory.$inferSelect): Turn => ({ ...row, at: createdAt.getTime() });

export type History = {
  /** The oldest first, as they are read. */
  turns: Turn[];
  /** Whether older ones come before these. */
  more: boolean;
};

/**
 * One page of someone's turns, the newest of those before `before`. The database reads only the
 * rows that are shown.
 */
export async function listTurns(db: Db, userId: string, before?: string): Promise<History> {
  return pageOf(await turnsQuery(db, userId, before));
}

export const turnsQuery = (
  db: Db,
  userId: string,
  before?: string,
  limit: number = chatLimits.page + 1,
) =>
  db
    .select()
    .from(chatHistory)
    .where(
      and(
        eq(chatHistory.userId, userId),
        before === undefined ? undefined : lt(chatHistory.id, before),
      ),
    )
    .orderBy(desc(chatHistory.id))
    .limit(limit);

const pageOf = (rows: (typeof chatHistory.$inferSelect)[]): History => ({
  turns: rows.slice(0, chatLimits.page).map(asTurn).reverse(),
  more: rows.length > chatLimits.page,
});

/** The newest page and the questions left today, in one round trip. `now` in milliseconds. */
export async function openHistory(
  db: Db,
  userId: string,
  now: number,
  before?: string,
): Promise<History & { left: number }> {
  const [rows, counted] = await db.batch([
    turnsQuery(db, userId, before),
    countQuery(db, userId, now),
  ]);
  return { ...pageOf(rows), left: leftOf(counted[0]) };
}

/** One turn of this person. */
export async function findTurn(db: Db, userId: string, id: string): Promise<Turn | undefined> {
  const row = await db.select().from(chatHistory).where(turnOf(userId, id)).get();
  return row && asTurn(row);
}

type EndedTurn = {
  userId: string;
  id: string;
  response: string;
  status: Exclude<AnswerStatus, "running">;
  failure: AnswerFailure | null;
  notes: Notes;
};

/**
 * Stores the end of an answer. A failed one without any text is not counted. A turn that was deleted
 * meanwhile stays deleted.
 */
export async function closeTurn(
  db: Db,
  { userId, id, ...ended }: EndedTurn,
  askedAt: number,
): Promise<void> {
  const write = db
    .update(chatHistory)
    .set(ended)
    .where(and(turnOf(userId, id), eq(chatHistory.status, "running")));
  if (ended.status !== "failed" || ended.response !== "") return void (await write);
  // Only a running turn gives its question back, so storing the same end twice does so once.
  const stillRunning = sql`EXISTS (SELECT 1 FROM ${chatHistory} WHERE ${chatHistory.userId} = ${userId} AND ${chatHistory.id} = ${id} AND ${chatHistory.status} = 'running')`;
  await db.batch([
    db
      .update(chatDays)
      .set({ asked: sql`max(0, ${chatDays.asked} - 1)` })
      .where(and(eq(chatDays.userId, userId), eq(chatDays.day, dayOf(askedAt)), stillRunning)),
    write,
  ]);
}

/** Deletes all of a person's questions and answers. Today's count stays. */
export async function clearTurns(db: Db, userId: string): Promise<void> {
  await db.delete(chatHistory).where(eq(chatHistory.userId, userId));
}
