import { and, eq, sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Missing, missingOnPapers } from "./asked.ts";

const { customerPhone, promisedAt } = repairJobs;
const { printTerms, address, taxId } = shopSettings;

/** The quotes that are on papers, each with whether the condition of a part is missing. */
const quotes = sql<string>`(SELECT json_group_array(json_array(q.id, q.number, EXISTS (
    SELECT 1 FROM quote_lines l WHERE l.shop_id = q.shop_id AND l.quote_id = q.id
      AND l.kind <> 'labor' AND l.condition IS NULL)))
  FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
    AND q.status <> 'rejected')`;

/** What tells what a job's papers do not say; `read` false reads nothing. */
export const paperFactsQuery = (
  db: Db,
  { shopId, jobId, read }: { shopId: string; jobId: string; read: boolean },
) =>
  db
    .select({
      ...{ customerPhone, promisedAt, printTerms, address, taxId },
      quotes: quotes.as("quotes"),
    })
    .from(repairJobs)
    .leftJoin(shopSettings, eq(shopSettings.shopId, repairJobs.shopId))
    .where(read ? and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)) : sql`0`);

type Row = Awaited<ReturnType<typeof paperFactsQuery>>[number];

/** What the papers of a job do not say; nothing where it was not read. */
export const missingIn = (row: Row | undefined): Missing[] =>
  row
    ? missingOnPapers({
        printing: { terms: row.printTerms, address: row.address, taxId: row.taxId },
        job: row,
        quotes: (JSON.parse(row.quotes) as [string, number, number][]).map(
          ([id, number, isMissing]) => ({
            ...{ id, number, materials: isMissing ? [{ condition: null }] : [] },
          }),
        ),
      })
    : [];
