import { and, asc, eq } from "drizzle-orm";
import type { CustomerAnswers } from "#app/features/quotes/consent.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { shortName } from "#app/values/short-name.ts";
import { decisions, revisions } from "./tables.server.ts";

/** More than a job ever has. */
const most = 500;

/**
 * Answers of a job's customer for its invoice: each quote as first sent, and all decisions. One
 * round trip.
 */
export async function findGiven(db: Db, { shopId, jobId }: JobRef): Promise<CustomerAnswers> {
  const [sent, decided] = await db.batch([
    db
      .select({ n: revisions.n, quotes: revisions.quotes })
      .from(revisions)
      .where(and(eq(revisions.shopId, shopId), eq(revisions.jobId, jobId)))
      .orderBy(asc(revisions.n))
      .limit(most),
    db
      .select()
      .from(decisions)
      .where(and(eq(decisions.shopId, shopId), eq(decisions.jobId, jobId)))
      .orderBy(asc(decisions.at), asc(decisions.revision))
      .limit(most),
  ]);
  const first: CustomerAnswers["sent"] = new Map(
    sent.toReversed().flatMap(({ n, quotes }) =>
      quotes.map(({ id, version, total }) => {
        // A decision has the totals of its revision as well.
        const choice = decided
          .find(({ revision }) => revision === n)
          ?.quotes.find((one) => one.id === id);
        return [id, { version, total: total ?? choice?.total }] as const;
      }),
    ),
  );
  return {
    sent: first,
    decisions: decided.map(({ at, calledAt, quotes, ...decision }) => {
      const { zone, way, name, currency, numberCalled } = decision;
      const takenBy = decision.takenBy && shortName(decision.takenBy);
      return {
        zone,
        way,
        name,
        currency,
        numberCalled,
        takenBy,
        choices: quotes,
        // A telephone decision counts from the call, not from its entry.
        at: (calledAt ?? at).getTime(),
      };
    }),
  };
}
