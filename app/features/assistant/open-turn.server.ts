import { and, eq, sql } from "drizzle-orm";
import { answerUses } from "#app/features/account/budget/ai-budget.server.ts";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";
import { allowance, callsLeft, countQuery, dayOf, leftOf, paused } from "./allowance.server.ts";
import { chatLimits, noNotes, type Source, type Turn } from "./chat.ts";
import { asTurn, turnOf, turnsQuery } from "./history.server.ts";
import { chatDays, chatHistory } from "./tables.server.ts";

type NewTurn = {
  userId: string;
  /** Whose allowance it counts against; absent: the viewer's. */
  payerId?: string | undefined;
  id: string;
  message: string;
  language: Language;
  sources: Source[];
  jobId: string | null;
};

/** An earlier turn, sent to the model with the question. */
export type PastTurn = { message: string; response: string };

/**
 * Counts a question against the day's allowance and its first call of a model against the budgets,
 * and stores it as running, all or nothing, and reads the turns before it in the same round trip.
 * Concurrent questions cannot exceed the allowance: one statement checks and raises the count.
 * `replaces`: an unanswered question to delete. `now` in milliseconds.
 */
export async function openTurn(
  db: Db,
  { payerId, ...turn }: NewTurn,
  now: number,
  replaces: string | null,
): Promise<
  { ok: true; left: number; window: PastTurn[] } | { ok: false; why: "allowance" | "quota" }
> {
  const { userId, id } = turn;
  const payer = payerId ?? userId;
  const today = dayOf(now);
  // Finds a row only if the statement before it counted this question.
  const counted = and(eq(chatDays.userId, payer), eq(chatDays.day, today), eq(chatDays.lastId, id));
  const isCounted = sql`EXISTS (SELECT 1 FROM ${chatDays} WHERE ${counted})`;
  const [own, site] = answerUses(payer);
  const [, inserted, , , counts, before] = await db.batch([
    insertSelect(
      db,
      chatDays,
      { userId: payer, day: today, asked: 1, lastId: id },
      sql`WHERE ${allowance} > 0 AND ${callsLeft(payer, now)} > 0 AND NOT ${paused(now)}`,
    ).onConflictDoUpdate({
      target: [chatDays.userId, chatDays.day],
      set: { asked: sql`${chatDays.asked} + 1`, lastId: id },
      setWhere: sql`${chatDays.asked} < ${allowance}`,
    }),
    insertSelect(
      db,
      chatHistory,
      {
        ...turn,
        response: "",
        status: "running",
        failure: null,
        notes: noNotes,
        createdAt: new Date(now),
        translations: null,
      },
      sql`FROM ${chatDays} WHERE ${counted}`,
    ),
    countUse(db, own, now, isCounted).count,
    countUse(db, site, now, isCounted).count,
    countQuery(db, payer, now),
    turnsQuery(db, userId, id, 2 * chatLimits.window),
    ...(replaces === null
      ? []
      : [db.delete(chatHistory).where(and(turnOf(userId, replaces), unanswered))]),
  ]);
  if (inserted.meta.changes === 0)
    return { ok: false, why: counts[0]?.paused ? "quota" : "allowance" };
  return { ok: true, left: leftOf(counts[0]), window: windowOf(before.map(asTurn), turn.jobId) };
}

const unanswered = and(eq(chatHistory.status, "failed"), eq(chatHistory.response, ""));

/**
 * The context for the model, from turns that are newest first: the last answered ones about the
 * same job, oldest first.
 */
function windowOf(before: Turn[], jobId: string | null): PastTurn[] {
  return before
    .filter((turn) => turn.jobId === jobId && turn.response !== "" && turn.status !== "failed")
    .slice(0, chatLimits.window)
    .reverse()
    .map(({ message, response }) => ({ message, response }));
}
