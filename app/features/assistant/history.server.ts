import { and, desc, eq, lt, sql } from "drizzle-orm";
import { answerUses } from "#app/features/account/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/uses.server.ts";
import { aiPauses } from "#app/platform/ai/pause.tables.server.ts";
import { settingInSql } from "#app/platform/config/settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import {
  type AnswerFailure,
  type AnswerStatus,
  chatLimits,
  type Notes,
  noNotes,
  type Source,
  type Turn,
} from "./chat.ts";
import { chatDays, chatHistory } from "./tables.server.ts";

/** The day that a question counts for, in UTC. `now` in milliseconds. */
const dayOf = (now: number) => Math.floor(now / day);

/** What an administrator allows, in the statement itself: it costs no round trip. */
const allowance = settingInSql("dailyChatAllowance");

/**
 * Whether no model may be asked, because the quota of the day is used up (`ai-pause.server.ts`) or
 * what the whole site may spend; in the statement, too.
 */
const paused = (now: number) =>
  sql<number>`(EXISTS (SELECT 1 FROM ${aiPauses} WHERE ${aiPauses.until} > ${now}) OR ${leftInSql(answerUses("")[1], now)} <= 0)`;

/**
 * The calls that are left to this person: more than questions, but not without end when questions
 * are given back.
 */
const callsLeft = (userId: string, now: number) => leftInSql(answerUses(userId)[0], now);

const turnOf = (userId: string, id: string) =>
  and(eq(chatHistory.userId, userId), eq(chatHistory.id, id));

const asTurn = ({
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

const turnsQuery = (db: Db, userId: string, before?: string, limit: number = chatLimits.page + 1) =>
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

/** One row always, whether or not anything was asked today. */
const countQuery = (db: Db, userId: string, now: number) =>
  db
    .select({
      allowance: allowance.as("allowance"),
      paused: paused(now).as("paused"),
      calls: callsLeft(userId, now).as("calls"),
      asked:
        sql<number>`coalesce((SELECT ${chatDays.asked} FROM ${chatDays} WHERE ${chatDays.userId} = ${userId} AND ${chatDays.day} = ${dayOf(now)}), 0)`.as(
          "asked",
        ),
    })
    .from(sql`(SELECT 1)`);

const leftOf = (counted: { allowance: number; asked: number; calls: number } | undefined) =>
  counted ? Math.max(0, Math.min(counted.allowance - counted.asked, counted.calls)) : 0;

/** One turn of this person; another's is simply not there. */
export async function findTurn(db: Db, userId: string, id: string): Promise<Turn | undefined> {
  const row = await db.select().from(chatHistory).where(turnOf(userId, id)).get();
  return row && asTurn(row);
}

export type NewTurn = {
  userId: string;
  id: string;
  message: string;
  language: Language;
  sources: Source[];
  jobId: string | null;
};

/** A turn that the model is told again. */
export type Told = { message: string; response: string };

/**
 * Counts a question against the day's allowance and writes it down as running, both or neither, in
 * one round trip that also reads the turns before it. Two questions at once can never exceed the
 * allowance: the count is raised by the statement that checks it. `replaces`: an unanswered
 * question that this one is asked instead of. `now` in milliseconds.
 */
export async function openTurn(
  db: Db,
  turn: NewTurn,
  now: number,
  replaces: string | null,
): Promise<{ ok: true; left: number; window: Told[] } | { ok: false; why: "allowance" | "quota" }> {
  const { userId, id } = turn;
  const today = dayOf(now);
  const [, inserted, counted, before] = await db.batch([
    db
      .insert(chatDays)
      .select(
        db
          .select({
            userId: sql<string>`${userId}`.as("user_id"),
            day: sql<number>`${today}`.as("day"),
            asked: sql<number>`1`.as("asked"),
            lastId: sql<string>`${id}`.as("last_id"),
          })
          .from(sql`(SELECT 1)`)
          .where(sql`${allowance} > 0 AND ${callsLeft(userId, now)} > 0 AND NOT ${paused(now)}`),
      )
      .onConflictDoUpdate({
        target: [chatDays.userId, chatDays.day],
        set: { asked: sql`${chatDays.asked} + 1`, lastId: id },
        setWhere: sql`${chatDays.asked} < ${allowance}`,
      }),
    db.insert(chatHistory).select(
      db
        .select({
          userId: chatDays.userId,
          id: sql<string>`${id}`.as("id"),
          message: sql<string>`${turn.message}`.as("message"),
          response: sql<string>`''`.as("response"),
          status: sql<AnswerStatus>`'running'`.as("status"),
          failure: sql<AnswerFailure | null>`NULL`.as("failure"),
          language: sql<Language>`${turn.language}`.as("language"),
          sources: sql<Source[]>`${JSON.stringify(turn.sources)}`.as("sources"),
          notes: sql<Notes>`${JSON.stringify(noNotes)}`.as("notes"),
          jobId: sql<string | null>`${turn.jobId}`.as("job_id"),
          createdAt: sql<Date>`${now}`.as("created_at"),
          translations: sql<null>`NULL`.as("translations"),
        })
        .from(chatDays)
        .where(and(eq(chatDays.userId, userId), eq(chatDays.day, today), eq(chatDays.lastId, id))),
    ),
    countQuery(db, userId, now),
    turnsQuery(db, userId, id, 2 * chatLimits.window),
    ...(replaces === null
      ? []
      : [db.delete(chatHistory).where(and(turnOf(userId, replaces), unanswered))]),
  ]);
  if (inserted.meta.changes === 0)
    return { ok: false, why: counted[0]?.paused ? "quota" : "allowance" };
  return { ok: true, left: leftOf(counted[0]), window: windowOf(before.map(asTurn), turn.jobId) };
}

const unanswered = and(eq(chatHistory.status, "failed"), eq(chatHistory.response, ""));

/**
 * Of the turns before, the newest first: those about the same car that were answered, the oldest
 * first.
 */
function windowOf(before: Turn[], jobId: string | null): Told[] {
  return before
    .filter((turn) => turn.jobId === jobId && turn.response !== "" && turn.status !== "failed")
    .slice(0, chatLimits.window)
    .reverse()
    .map(({ message, response }) => ({ message, response }));
}

export type Ended = {
  userId: string;
  id: string;
  response: string;
  status: Exclude<AnswerStatus, "running">;
  failure: AnswerFailure | null;
  notes: Notes;
};

/**
 * Writes down what became of an answer. One that brought nothing at all is not counted. What was
 * cleared meanwhile stays cleared.
 */
export async function closeTurn(
  db: Db,
  { userId, id, ...ended }: Ended,
  askedAt: number,
): Promise<void> {
  const write = db
    .update(chatHistory)
    .set(ended)
    .where(and(turnOf(userId, id), eq(chatHistory.status, "running")));
  if (ended.status !== "failed" || ended.response !== "") return void (await write);
  // Only what was still running gives its question back: a second writing of the same end finds it
  // closed.
  const stillRunning = sql`EXISTS (SELECT 1 FROM ${chatHistory} WHERE ${chatHistory.userId} = ${userId} AND ${chatHistory.id} = ${id} AND ${chatHistory.status} = 'running')`;
  await db.batch([
    db
      .update(chatDays)
      .set({ asked: sql`max(0, ${chatDays.asked} - 1)` })
      .where(and(eq(chatDays.userId, userId), eq(chatDays.day, dayOf(askedAt)), stillRunning)),
    write,
  ]);
}

/**
 * Removes all of someone's questions and answers, and nobody else's. What was counted today stays
 * counted.
 */
export async function clearTurns(db: Db, userId: string): Promise<void> {
  await db.delete(chatHistory).where(eq(chatHistory.userId, userId));
}

/** The nightly sweep: counts of past days. `now` in milliseconds. */
export async function sweepChatDays(db: Db, now: number): Promise<void> {
  await db.delete(chatDays).where(lt(chatDays.day, dayOf(now) - 7));
}
