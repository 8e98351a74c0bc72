import type { Db } from "#app/platform/db/db.server.ts";
import type { ShownQuote } from "./quote.ts";
import { quoteColumns, quoteOf, shownQuote } from "./quote-rows.server.ts";
import { repairQuotes } from "./tables.server.ts";

/** The statement that reads one quote of this shop's job, with its materials. */
export const quoteQuery = (db: Db, shopId: string, jobId: string, id: string) =>
  db
    .select(quoteColumns)
    .from(repairQuotes)
    .where(quoteOf(shopId, jobId, id));

/** One quote of this shop's job, with its materials. */
export async function findQuote(
  db: Db,
  shopId: string,
  jobId: string,
  id: string,
): Promise<ShownQuote | undefined> {
  const row = await quoteQuery(db, shopId, jobId, id).get();
  return row && shownQuote(row);
}
