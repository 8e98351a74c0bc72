import { eq } from "drizzle-orm";
import { jobQuery } from "#app/features/repair/page/job-page.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { atHandQuery } from "./canned/find-canned.server.ts";
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

type DocumentQuery = {
  shopId: string;
  jobId: string;
  columns: typeof quoteColumns;
  reader: Language;
  read: boolean;
  before: Cursor | undefined;
};

/** The statements of a job's page. */
export const sheetQueries = (
  db: Db,
  { shopId, jobId, columns, reader, read, before }: DocumentQuery,
) => ({
  job: jobQuery(db, shopId, jobId),
  page: quotesQuery(db, shopId, jobId, { before, columns }),
  visits: earlierVisitsQuery(db, { shopId, jobId, reader }),
  stored: translationsQuery(db, { shopId, jobId }),
  pending: writerQuery(db, { shopId, jobId }),
  sums: moneyQuery(db, { shopId, jobId, read }),
  canned: atHandQuery(db, shopId, columns === quoteColumns),
  settled: sheetSettingsQuery(db, { shopId, jobId, prices: columns === quoteColumns }),
});
