import { and, exists, type SQL, sql } from "drizzle-orm";
import { type QuoteRef, quoteOf } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import { addEvent, findLastEditor } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";

type Change = Actor & { what: JobEventKind; from?: SQL; to?: string };

/** Adds an event of a quote to its job, where `holds`: for the batch of the change. */
export const addQuoteEvent = (
  db: Db,
  { shopId, jobId, id }: QuoteRef,
  change: Change,
  holds: SQL | undefined = undefined,
) => {
  const quote = and(quoteOf(shopId, jobId, id), holds);
  const value = (column: SQL) => sql`(SELECT ${column} FROM ${repairQuotes} WHERE ${quote})`;
  return addEvent(
    db,
    and(
      jobOf(shopId, jobId),
      exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(quote)),
    ),
    {
      ...change,
      from: change.from && value(change.from),
      quoteNumber: value(sql`${repairQuotes.number}`),
    },
  );
};

/** Author of the last change of these kinds to a quote, unless it was this user. */
export const findQuoteEditor = (
  db: Db,
  { shopId, jobId, id }: QuoteRef,
  kinds: readonly JobEventKind[],
  except: string,
): Promise<string | undefined> => {
  const quoteNumber = sql`(SELECT ${repairQuotes.number} FROM ${repairQuotes}
    WHERE ${quoteOf(shopId, jobId, id)})`;
  return findLastEditor(db, { shopId, jobId, quoteNumber }, kinds, except);
};
