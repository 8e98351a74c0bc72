import { and, eq, sql } from "drizzle-orm";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import { authorizedQuotes, customerAddress } from "#app/features/repair/document-columns.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { lacksOf, type Missing, missingOnPapers } from "./asked.ts";

const { customerPhone, promisedAt, odometer, technicianId } = repairJobs;
const { printTerms, address, taxId } = shopSettings;

/** Quotes printed on documents, each with the columns that show what it lacks. */
const quotes = sql<string>`(SELECT json_group_array(json_array(q.id, q.number, q.status,
    q.supplies_amount, json(coalesce(q.terms, 'null')),
    EXISTS (SELECT 1 FROM quote_lines l WHERE l.shop_id = q.shop_id AND l.quote_id = q.id
      AND l.kind <> 'labor'),
    EXISTS (SELECT 1 FROM quote_lines l WHERE l.shop_id = q.shop_id AND l.quote_id = q.id
      AND l.kind <> 'labor' AND l.condition IS NULL)))
  FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
    AND q.status <> 'rejected')`;

type QuoteRow = [
  id: string,
  number: number,
  status: QuoteStatus,
  suppliesAmount: number,
  terms: Terms | null,
  hasParts: number,
  lacksCondition: number,
];

/** Statement that reads what `missingIn` needs; `read` false reads nothing. */
export const paperFactsQuery = (
  db: Db,
  { shopId, jobId, read }: { shopId: string; jobId: string; read: boolean },
) =>
  db
    .select({
      customerPhone,
      promisedAt,
      odometer,
      technicianId,
      printTerms,
      address,
      taxId,
      customerAddress,
      authorizedQuotes,
      quotes: quotes.as("quotes"),
    })
    .from(repairJobs)
    .leftJoin(shopSettings, eq(shopSettings.shopId, repairJobs.shopId))
    .where(read ? and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)) : sql`0`);

type Row = Awaited<ReturnType<typeof paperFactsQuery>>[number];

/** Lists the required details that the documents of a job lack; none where nothing was read. */
export function missingIn(row: Row | undefined): Missing[] {
  if (!row) return [];
  const authorized: string[] = JSON.parse(row.authorizedQuotes);
  return missingOnPapers({
    printing: { terms: row.printTerms, address: row.address, taxId: row.taxId },
    job: row,
    quotes: (JSON.parse(row.quotes) as QuoteRow[]).map(
      ([id, number, status, suppliesAmount, terms, hasParts, lacksCondition]) => ({
        id,
        number,
        lacks: lacksOf({
          materials: hasParts ? [{ condition: lacksCondition ? null : "new" }] : [],
          status,
          suppliesAmount,
          terms,
          isAuthorized: authorized.includes(id),
        }),
      }),
    ),
  });
}
