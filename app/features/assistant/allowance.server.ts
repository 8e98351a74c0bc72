import { lt, sql } from "drizzle-orm";
import { answerUses } from "#app/features/account/budget/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/budget/uses.server.ts";
import { aiPauses } from "#app/platform/ai/pause.tables.server.ts";
import { settingInSql } from "#app/platform/config/settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { chatDays } from "./tables.server.ts";

/** The day that a question counts for, in UTC. `now` in milliseconds. */
export const dayOf = (now: number) => Math.floor(now / day);

/** The administrator's setting, as SQL: it costs no round trip. */
export const allowance = settingInSql("dailyChatAllowance");

/** Whether the day's quota (`pause.server.ts`) or the site's budget is used up, as SQL. */
export const paused = (now: number) =>
  sql<number>`(EXISTS (SELECT 1 FROM ${aiPauses} WHERE ${aiPauses.until} > ${now}) OR ${leftInSql(answerUses("")[1], now)} <= 0)`;

/** The person's model calls left today: more than questions, because calls are repeated. */
export const callsLeft = (userId: string, now: number) => leftInSql(answerUses(userId)[0], now);

/** Always one row, even if nothing was asked today. */
export const countQuery = (db: Db, userId: string, now: number) =>
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

export const leftOf = (counted: { allowance: number; asked: number; calls: number } | undefined) =>
  counted ? Math.max(0, Math.min(counted.allowance - counted.asked, counted.calls)) : 0;

/** The nightly sweep: counts of past days. `now` in milliseconds. */
export async function sweepChatDays(db: Db, now: number): Promise<void> {
  await db.delete(chatDays).where(lt(chatDays.day, dayOf(now) - 7));
}
