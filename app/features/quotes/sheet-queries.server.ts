import { eq } from "drizzle-orm";
import { jobQuery } from "#app/features/repair/job-page.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import { textOf, withValues } from "#app/platform/db/with-values.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { earlierVisitsQuery } from "./declined/declined.server.ts";
import { moneyQuery } from "./invoices/read-money.server.ts";
import { quoteColumns } from "./quote-rows.server.ts";
import { quotesQuery } from "./quotes-page.server.ts";
import { rateColumns, withTaxes } from "./rates.server.ts";

const { distanceUnit, timeZone, shopName, address, phone, taxId, printTerms } = shopSettings;

/** The rates, what tells the unit of the shop's odometers, and what of the shop is printed. */
const sheetSettingsQuery = (
  db: Db,
  { shopId, jobId, prices }: { shopId: string; jobId: string; prices: boolean },
) =>
  db
    .select({
      ...rateColumns(shopId, jobId, prices),
      distanceUnit,
      timeZone,
      printed: { shopName, address, phone, taxId },
      printTerms,
    })
    .from(shopSettings)
    .leftJoin(...withTaxes)
    .where(eq(shopSettings.shopId, shopId));

type Variant = { columns: typeof quoteColumns; reader: Language; read: boolean };

const ids = { shopId: textOf("shopId"), jobId: textOf("jobId") };

const writeQueries = (db: Db, { columns, reader, read }: Variant) => ({
  job: jobQuery(db, ids.shopId, ids.jobId),
  page: quotesQuery(db, ids.shopId, ids.jobId, { columns }),
  visits: earlierVisitsQuery(db, { ...ids, reader }),
  stored: translationsQuery(db, ids),
  pending: writerQuery(db, ids),
  sums: moneyQuery(db, { ...ids, read }),
  settled: sheetSettingsQuery(db, { ...ids, prices: columns === quoteColumns }),
});

const writtenQueries = prepared(() => new Map<string, ReturnType<typeof writeQueries>>());

type Asked = Variant & { shopId: string; jobId: string; before: Cursor | undefined };

/**
 * The statements of a job's page. Written once per variant: to write them takes a tenth of what the
 * page costs.
 */
export function sheetQueries(db: Db, { shopId, jobId, before, ...variant }: Asked) {
  const { columns, reader, read } = variant;
  const key = `${columns === quoteColumns} ${reader} ${read}`;
  const known = writtenQueries(db);
  const queries = known.get(key) ?? writeQueries(db, variant);
  known.set(key, queries);
  const values = { shopId, jobId };
  const { job, page, visits, stored, pending, sums, settled } = queries;
  return {
    job: withValues(job, values),
    page: before ? quotesQuery(db, shopId, jobId, { before, columns }) : withValues(page, values),
    visits: withValues(visits, values),
    stored: withValues(stored, values),
    pending: withValues(pending, values),
    sums: withValues(sums, values),
    settled: withValues(settled, values),
  };
}
