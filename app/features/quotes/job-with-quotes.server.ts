import { and, eq } from "drizzle-orm";
import { jobQuery, type ShownJob } from "#app/features/repair/job-page.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { decimalsOf, roundMoney } from "#app/values/money.ts";
import { hasUnprintable } from "#app/values/print-letters.ts";
import type { Rates, ShownQuote } from "./quote.ts";
import { shownQuote } from "./quote-rows.server.ts";
import { cursorAfter, quotesQuery } from "./quotes-page.server.ts";

const { hourlyRate, currency, distanceUnit, timeZone, shopName, address, phone, taxId } =
  shopSettings;

type Settings = typeof shopSettings.$inferSelect;

const ratesQuery = (db: Db, shopId: string) =>
  db.select({ hourlyRate, currency }).from(shopSettings).where(eq(shopSettings.shopId, shopId));

/** What a new quote freezes: a rate with more decimals than the currency has is rounded first. */
const ratesOf = ({ hourlyRate, currency }: Pick<Settings, "hourlyRate" | "currency">): Rates => {
  const decimals = decimalsOf[currency];
  return { laborRate: Math.max(1, roundMoney(hourlyRate, decimals)), currency, decimals };
};

/** The rates, what tells the unit of the shop's odometers, and what of the shop is printed. */
const sheetSettingsQuery = (db: Db, shopId: string) =>
  db
    .select({
      hourlyRate,
      currency,
      distanceUnit,
      timeZone,
      printed: { shopName, address, phone, taxId },
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

type JobSheet = {
  /**
   * With the unit of its reading; without one only where neither the job says it nor the settings
   * could be read.
   */
  job: ShownJob;
  /** `boxes`: some letters of its work order cannot be printed. */
  quotes: (ShownQuote & { boxes: boolean })[];
  /** Where the page after this one begins, if there is one. */
  older: Cursor | undefined;
  /**
   * The shop's rates; "none" before its settings are written, "failed" when they could not be read.
   */
  rates: Rates | "none" | "failed";
};

/**
 * A job of this shop with a page of its quotes, newest first, their materials and the shop's
 * rates, in one round trip (a full page takes a second to see whether older ones follow). Undefined
 * when the shop has no such job. Settings that cannot be read spoil nothing but new quotes.
 */
export async function findJobWithQuotes(
  db: Db,
  shopId: string,
  jobId: string,
  { before, readerZone = "UTC" }: { before?: Cursor | undefined; readerZone?: string } = {},
): Promise<JobSheet | undefined> {
  const job = jobQuery(db, shopId, jobId);
  const quotes = quotesQuery(db, shopId, jobId, before);
  const read = await db
    .batch([job, quotes, sheetSettingsQuery(db, shopId)])
    .catch(async () => [...(await db.batch([job, quotes])), "failed"] as const);
  const [[found], rows, settings] = read;
  if (!found) return undefined;
  const shown = rows.map(shownQuote);
  const unit = settings === "failed" ? null : distanceUnitOf(settings[0], readerZone);
  const shop = settings === "failed" ? undefined : settings[0];
  const boxes = hasUnprintable([found, shop?.printed]);
  return {
    job: { ...found, odometerUnit: found.odometerUnit ?? unit },
    quotes: shown.map((quote) => ({ ...quote, boxes: boxes || hasUnprintable(quote) })),
    older: await cursorAfter(db, shopId, jobId, shown),
    rates: settings === "failed" ? settings : shop ? ratesOf(shop) : "none",
  };
}

/**
 * Whether this shop has the job, and the shop's rates if its settings are written: what a new
 * quote needs, in one round trip.
 */
export async function findQuoteRates(
  db: Db,
  shopId: string,
  jobId: string,
): Promise<{ rates: Rates | undefined } | undefined> {
  const [[job], [rates]] = await db.batch([
    db
      .select({ id: repairJobs.id })
      .from(repairJobs)
      .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId))),
    ratesQuery(db, shopId),
  ]);
  return job && { rates: rates && ratesOf(rates) };
}
