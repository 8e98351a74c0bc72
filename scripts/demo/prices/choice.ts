import { and, asc, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { makeChoice } from "#app/features/quotes/choices/choices.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

/** In the demo shop a customer who was sent nothing yet chooses between a part of another make and the original. */
export async function seedChoice({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const { id, jobId, description } = repairQuotes;
  const rows = await db
    .select({ shopId: shops.id, by: users.id, id, jobId, description })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(repairJobs, and(eq(repairJobs.shopId, shops.id), isNull(repairJobs.linkState)))
    .innerJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, repairJobs.shopId),
        eq(repairQuotes.jobId, repairJobs.id),
        eq(repairQuotes.status, "pending"),
      ),
    )
    .where(eq(users.email, demoAccounts[2]))
    .orderBy(asc(repairJobs.number), asc(repairQuotes.number));
  const jobs = [...Map.groupBy(rows, (row) => row.jobId).values()].filter((some) => some[1]);
  const either =
    jobs.find((some) => some.some((one) => /original/i.test(one.description))) ?? jobs[0];
  if (!either?.[0]) return;
  const { shopId, by } = either[0];
  const ids = either.slice(0, 2).map((one) => one.id);
  const made = { ids, choice: newId({ msecs: now }), by, now };
  await makeChoice(db, { shopId, jobId: either[0].jobId }, made);
}
