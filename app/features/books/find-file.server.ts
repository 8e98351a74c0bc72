import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { FileAsked } from "./file-asked.ts";
import { byDay, plainCsv, quickBooksCsv, xeroCsv, xeroSheets } from "./journal-csv.ts";
import { listFileLines, settingsQuery } from "./read-month.server.ts";

/** Xero's name of the tax rate of untaxed lines in the United States. */
const usualTaxRate = "Tax Exempt";

/** Reads the text of a file; undefined where there is none. */
export async function findFile(
  db: Db,
  shopId: string,
  { asked, now, t }: { asked: FileAsked; now: number; t: TFunction },
): Promise<string | undefined> {
  const [lines, settings, { country }] = await Promise.all([
    listFileLines(db, shopId, asked),
    settingsQuery(db, shopId).get(),
    findShopDay(db, shopId, now),
  ]);
  const own = lines.filter(({ currency }) => currency === asked.currency);
  if (own.length === 0) return undefined;
  const days = byDay(own, asked.currency);
  if (asked.format === "csv") return plainCsv(own, { t, country });
  if (asked.format === "quickbooks") return quickBooksCsv(days, asked, asked.currency);
  const sheet = xeroSheets(days)[asked.sheet - 1];
  return sheet && xeroCsv(sheet, asked, settings?.taxRate || usualTaxRate);
}
