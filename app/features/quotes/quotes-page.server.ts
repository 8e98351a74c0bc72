import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { QuoteWork } from "./quote.ts";
import { quoteColumns } from "./quote-rows.server.ts";
import { repairQuotes } from "./tables.server.ts";

/**
 * Quotes per page of a job. Few, because each page reads one more row than it shows (the index
 * entry after its last line), and the rows read must stay near the rows shown (P4).
 */
const quotesPerPage = 5;

const quotesOf = (shopId: string, jobId: string, before: Cursor | undefined) =>
  and(
    eq(repairQuotes.shopId, shopId),
    eq(repairQuotes.jobId, jobId),
    before && sql`(${repairQuotes.createdAt}, ${repairQuotes.id}) < (${before.at}, ${before.id})`,
  );

type QuotesPageQuery = { before?: Cursor | undefined; columns?: typeof quoteColumns };

/** Statement of a page of quotes with materials, newest first, exported for a test of its plan. */
export const quotesQuery = (
  db: Db,
  shopId: string,
  jobId: string,
  { before, columns = quoteColumns }: QuotesPageQuery = {},
) =>
  db
    .select(columns)
    .from(repairQuotes)
    .where(quotesOf(shopId, jobId, before))
    .orderBy(desc(repairQuotes.createdAt), desc(repairQuotes.id))
    .limit(quotesPerPage);

/** Cursor of the page after these quotes, if there is one. Only a full page needs the query. */
export async function cursorAfter(
  db: Db,
  shopId: string,
  jobId: string,
  quotes: readonly QuoteWork[],
): Promise<Cursor | undefined> {
  const last = quotes[quotesPerPage - 1];
  if (!last) return undefined;
  const end = { at: last.createdAt, id: last.id };
  const [older] = await db
    .select({ id: repairQuotes.id })
    .from(repairQuotes)
    .where(quotesOf(shopId, jobId, end))
    .limit(1);
  return older && end;
}
