import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { fullName } from "#app/features/customers/customer.ts";
import { findDue } from "#app/features/reminders/known/find-due.server.ts";
import { textIn } from "#app/features/reminders/recommendation.ts";
import { quietDays } from "#app/features/reminders/service.ts";
import { followUpDays } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day as dayMs } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { reportQuery } from "./report.server.ts";
import type { Week } from "./week.ts";

const perPage = 20;

type WeekQuery = { week: Week; reader: Language; now: number };

/** Vehicles whose customers can be asked in a week; one more than a page, to detect a next. */
export const daysQuery = (db: Db, shopId: string, { from, to, isThis, after }: Week) =>
  db
    .select({ day: sql<string>`${followUpDays.askOn}`.as("day"), id: followUpDays.vehicleId })
    .from(followUpDays)
    .where(
      and(
        eq(followUpDays.shopId, shopId),
        // A single lower bound: with two, SQLite starts the index scan at the wider one.
        after
          ? sql`(${followUpDays.askOn}, ${followUpDays.vehicleId}) > (${after.day}, ${after.id})`
          : isThis
            ? undefined
            : gte(followUpDays.askOn, from),
        lte(followUpDays.askOn, to),
      ),
    )
    .orderBy(asc(followUpDays.askOn), asc(followUpDays.vehicleId))
    .limit(perPage + 1);

export type FollowUpWeek = Awaited<ReturnType<typeof findWeek>>;

/** A page of a week: due customers with their work, and the report of the last 90 days. */
export async function findWeek(db: Db, shopId: string, { week, reader, now }: WeekQuery) {
  const [rows, report] = await db.batch([
    daysQuery(db, shopId, week),
    reportQuery(db, shopId, now),
  ]);
  const shown = rows.slice(0, perPage);
  const ids = shown.map(({ id }) => id);
  const { vehicles, today, asksByItself } = await findDue(db, shopId, { ids, reader, now });
  return {
    week,
    today,
    report,
    asksByItself,
    more: rows.length > perPage ? shown.at(-1) : undefined,
    vehicles: vehicles.flatMap(({ vehicle, owner, hasAgreed, lastAskedAt, recommendations }) => {
      const open = recommendations.filter(({ askOn }) => askOn !== null && askOn <= week.to);
      if (!owner || open.length === 0) return [];
      return {
        ...vehicle,
        customer: {
          id: owner.id,
          name: fullName(owner),
          language: owner.language,
        },
        mayMail: owner.email !== null && hasAgreed,
        isQuiet: lastAskedAt !== null && now - lastAskedAt < quietDays * dayMs,
        work: open.map((one) => ({
          subject: one.subject,
          kind: one.kind,
          text: textIn(one, reader),
          dueOn: one.dueOn,
        })),
      };
    }),
  };
}
