import { findJobWithQuotes } from "#app/features/job-pages/job-with-quotes.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob, makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

/**
 * A Diamond owner with a shop and a job; `path` is the job's page, `quotes` reads what stands on
 * it.
 */
export async function makeGarage(db: Db) {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  return {
    db,
    owner,
    job,
    path: `/repair-cms/${job.id}`,
    quotes: async () => (await findJobWithQuotes(db, owner.shopId, job.id))!.quotes,
  };
}
