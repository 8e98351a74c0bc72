import { and, desc, eq, sql } from "drizzle-orm";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { decisions } from "#app/features/approval/tables.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Outstanding deposit of a job, from the last decision that requested one. */
export async function findDepositDue(db: Db, { shopId, jobId }: JobRef) {
  const ref = { shopId, jobId };
  const [found, decided, [decision]] = await Promise.all([
    findJobMoney(db, ref),
    findDecided(db, ref),
    db
      .select({
        revision: decisions.revision,
        deposit: decisions.deposit,
        currency: decisions.currency,
      })
      .from(decisions)
      .where(
        and(
          eq(decisions.shopId, shopId),
          eq(decisions.jobId, jobId),
          sql`${decisions.deposit} > 0`,
        ),
      )
      .orderBy(desc(decisions.at), desc(decisions.revision))
      .limit(1),
  ]);
  if (!found) return undefined;
  const { currency } = decision ?? {};
  const all = depositsDue(decided, found.money).find((one) => one.currency === currency);
  const cents = Math.min(all?.due ?? 0, decision?.deposit ?? 0);
  const due = decision && cents > 0 ? { ...decision, cents } : undefined;
  return { job: found.job, money: found.money, due };
}
