import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayOf } from "./allowance.server.ts";
import type { AnswerFailure, AnswerStatus, Notes } from "./chat.ts";
import { turnOf } from "./history.server.ts";
import { chatDays, chatHistory } from "./tables.server.ts";

type EndedTurn = {
  userId: string;
  /** Whose allowance the question counted against; absent: the viewer's. */
  payerId?: string | undefined;
  id: string;
  response: string;
  status: Exclude<AnswerStatus, "running">;
  failure: AnswerFailure | null;
  notes: Notes;
};

/**
 * Stores the end of an answer. A failed one without text gives its question back to the allowance.
 * A deleted turn stays deleted.
 */
export async function closeTurn(
  db: Db,
  { userId, payerId = userId, id, ...ended }: EndedTurn,
  askedAt: number,
): Promise<void> {
  const write = db
    .update(chatHistory)
    .set(ended)
    .where(and(turnOf(userId, id), eq(chatHistory.status, "running")));
  if (ended.status !== "failed" || ended.response !== "") return void (await write);
  // Only while the turn is running: storing the same end twice gives the question back once.
  const stillRunning = sql`EXISTS (SELECT 1 FROM ${chatHistory} WHERE ${chatHistory.userId} = ${userId} AND ${chatHistory.id} = ${id} AND ${chatHistory.status} = 'running')`;
  await db.batch([
    db
      .update(chatDays)
      .set({ asked: sql`max(0, ${chatDays.asked} - 1)` })
      .where(and(eq(chatDays.userId, payerId), eq(chatDays.day, dayOf(askedAt)), stillRunning)),
    write,
  ]);
}
