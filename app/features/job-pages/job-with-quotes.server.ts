import { eq } from "drizzle-orm";
import { textUsesOf, textUsesQuery } from "#app/features/account/budget/ai-budget.server.ts";
import { type NearLimit, nearLimitOf } from "#app/features/account/budget/text-limits.ts";
import { earlierVisitsQuery, readVisit } from "#app/features/declined/declined.server.ts";
import type { StoredVisit } from "#app/features/declined/declined.ts";
import { textsOfJob } from "#app/features/money/invoices/invoice-content.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import { moneyOf, moneyQuery } from "#app/features/money/read-money.server.ts";
import type { CannedName } from "#app/features/quotes/canned/canned.ts";
import { atHandQuery } from "#app/features/quotes/canned/find-canned.server.ts";
import type { QuoteWork, Rates } from "#app/features/quotes/quote.ts";
import {
  quoteColumns,
  shownQuote,
  workColumns,
  workOf,
} from "#app/features/quotes/quote-rows.server.ts";
import { cursorAfter, quotesQuery } from "#app/features/quotes/quotes-page.server.ts";
import { rateColumns, ratesOf, withTaxes } from "#app/features/quotes/rates.server.ts";
import { jobQuery, type ShownJob } from "#app/features/repair/page/job-page.server.ts";
import { type ShownTexts, shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { type Readiness, readinessOf } from "#app/features/repair/texts/waiting.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { hasUnprintable } from "#app/values/print-letters.ts";

type JobSheet<Quote> = {
  /** With the unit of its reading, unless neither the job nor readable settings give it. */
  job: ShownJob;
  /** `boxes`: some letters of its work order cannot be printed. */
  quotes: (Quote & { boxes: boolean })[];
  /** Where the page after this one begins, if there is one. */
  older: Cursor | undefined;
  /** The visits of the same vehicle before this job, and what was declined on them. */
  earlier: StoredVisit[];
  /** "none" before the shop's settings are written, "failed" when they could not be read. */
  shop: "ready" | "none" | "failed";
  currency: Currency | undefined;
  /** The shop's rates, where the settings are there and prices are read. */
  rates: Rates | undefined;
  /** The canned quotes used last, where prices are read. */
  canned: CannedName[];
  /** Texts of the page that the viewer reads translated. */
  texts: ShownTexts;
  /** Texts whose translation nobody has reviewed. */
  readiness: Readiness[];
  /** Daily translation limit that is near or reached. */
  limit: NearLimit | undefined;
  /** The shop's settings that its documents print; undefined without settings. */
  printing: { terms: PrintTerms | null; address: string | null; taxId: string | null } | undefined;
  /** The invoices and payments, where they are asked for. */
  money: JobMoney | undefined;
};

type JobQuery = {
  before?: Cursor | undefined;
  readerZone?: string;
  reader?: Language;
  money?: boolean;
  /** User whose translator calls are counted, and up to when; absent, none are read. */
  uses?: { by: string; now: number };
};

/**
 * Reads a job of this shop with one page of its quotes, newest first, their materials and the
 * shop's rates, in one round trip; a full page takes a second one for its cursor. Undefined when
 * the shop has no such job. Unreadable settings only disable new quotes.
 */
export const findJobWithQuotes = (db: Db, shopId: string, jobId: string, asked: JobQuery = {}) =>
  readSheet(db, { shopId, jobId, ...asked }, { columns: quoteColumns, shown: shownQuote });

/** Reads the job without any price, for members who may not see prices. */
export const findJobWithWork = (db: Db, shopId: string, jobId: string, asked: JobQuery = {}) =>
  readSheet(db, { shopId, jobId, ...asked }, { columns: workColumns, shown: workOf });

type Reading<Quote> = {
  columns: typeof quoteColumns;
  shown: (row: Parameters<typeof shownQuote>[0]) => Quote;
};

async function readSheet<Quote extends QuoteWork>(
  db: Db,
  {
    shopId,
    jobId,
    before,
    readerZone = "UTC",
    reader = defaultLanguage,
    money: mayMoney = false,
    uses = { by: "", now: 0 },
  }: JobQuery & { shopId: string; jobId: string },
  { columns, shown }: Reading<Quote>,
): Promise<JobSheet<Quote> | undefined> {
  const prices = columns === quoteColumns;
  const asked = { shopId, jobId, before, columns, reader, read: mayMoney };
  const { job, page, visits, stored, pending, sums, canned, settled } = sheetQueries(db, asked);
  const used = textUsesQuery(db, { by: uses.by, shopId }, uses.now);
  const read = [job, page, visits, stored, pending, sums, used, canned] as const;
  const [[found], rows, earlier, translations, [writer], [money], calls, atHand, settings] =
    await db
      .batch([...read, settled])
      .catch(async () => [...(await db.batch(read)), "failed"] as const);
  if (!found) return undefined;
  const quotes = rows.map(shown);
  const shop = settings === "failed" ? undefined : settings[0];
  const unit = settings === "failed" ? null : distanceUnitOf(shop, readerZone);
  const { technician: _, history: __, ...printed } = found;
  const boxes = hasUnprintable([printed, shop?.printed]);
  const originals = textsOfJob(found, quotes);
  return {
    job: { ...found, odometerUnit: found.odometerUnit ?? unit },
    quotes: quotes.map((quote) => ({ ...quote, boxes: boxes || hasUnprintable(quote) })),
    earlier: earlier.map(readVisit),
    older: await cursorAfter(db, shopId, jobId, quotes),
    shop: settings === "failed" ? "failed" : shop ? "ready" : "none",
    currency: shop?.currency,
    rates: prices && shop ? ratesOf(shop) : undefined,
    canned: atHand,
    texts: shownTexts(originals, translations, reader),
    printing: shop && {
      terms: shop.printTerms,
      address: shop.printed.address,
      taxId: shop.printed.taxId,
    },
    money: money && moneyOf(money),
    limit: nearLimitOf(textUsesOf(calls)),
    readiness: readinessOf(originals, translations, writer?.language ?? found.language),
  };
}

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
const sheetQueries = (db: Db, { shopId, jobId, columns, reader, read, before }: DocumentQuery) => ({
  job: jobQuery(db, shopId, jobId),
  page: quotesQuery(db, shopId, jobId, { before, columns }),
  visits: earlierVisitsQuery(db, { shopId, jobId, reader }),
  stored: translationsQuery(db, { shopId, jobId }),
  pending: writerQuery(db, { shopId, jobId }),
  sums: moneyQuery(db, { shopId, jobId, read }),
  canned: atHandQuery(db, shopId, columns === quoteColumns),
  settled: sheetSettingsQuery(db, { shopId, jobId, prices: columns === quoteColumns }),
});
