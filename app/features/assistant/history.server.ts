import { and, desc, eq, lt } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { countQuery, leftOf } from "./allowance.server.ts";
import { chatLimits, type Turn } from "./chat.ts";
import { chatHistory } from "./tables.server.ts";

export const turnOf = (userId: string, id: string) =>
  and(eq(chatHistory.userId, userId), eq(chatHistory.id, id));

export const asTurn = ({
  userId: _,
  createdAt,
  translations: __,
  ...row
}: typeof chatHistory.$inferSelect): Turn => ({ ...row, at: createdAt.getTime() });

export type History = {
  /** Oldest first. */
  turns: Turn[];
  /** Whether there are older ones. */
  more: boolean;
};

/** The newest page of a person's turns, before the id `before`. Reads only the rows shown. */
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
  { userId, payerId }: { userId: string; payerId: string },
  now: number,
  before?: string,
): Promise<History & { left: number }> {
  const [rows, counted] = await db.batch([
    turnsQuery(db, userId, before),
    countQuery(db, payerId, now),
  ]);
  return { ...pageOf(rows), left: leftOf(counted[0]) };
}

/** A turn of this person. */
export async function findTurn(db: Db, userId: string, id: string): Promise<Turn | undefined> {
  const row = await db.select().from(chatHistory).where(turnOf(userId, id)).get();
  return row && asTurn(row);
}

/** Deletes all of a person's questions and answers. Today's count stays. */
export async function clearTurns(db: Db, userId: string): Promise<void> {
  await db.delete(chatHistory).where(eq(chatHistory.userId, userId));
}
