import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { TFunction } from "#app/values/translate.ts";
import { sortedAccounts } from "./account.ts";
import { accountName } from "./account-name.ts";
import { newLines, sumsOf } from "./journal.ts";
import { byDay, xeroSheets } from "./journal-csv.ts";
import { monthsUntil, readMonth } from "./month.ts";
import { readBooks } from "./read-month.server.ts";

/** Number of months that the page offers. */
const offered = 36;

export type BooksContent = Awaited<ReturnType<typeof findBooks>>;

/** A month of the books as the page shows it. `asked`: as 2026-11. */
export async function findBooks(
  db: Db,
  shopId: string,
  { asked, now, t }: { asked: string | null; now: number; t: TFunction },
) {
  const { today, zone } = await findShopDay(db, shopId, now);
  const month = readMonth(asked, today);
  const { lines, stored, files, settings, unknownFees } = await readBooks(db, shopId, {
    month,
    zone,
  });
  const sums = [...Map.groupBy(sumsOf(lines), ({ currency }) => currency)].sort();
  return {
    month,
    months: [...new Set([month, ...monthsUntil(today, offered)])].sort().reverse(),
    unknownFees,
    /** Number of documents that are in no file. */
    added: new Set(newLines(lines, stored).map(({ document }) => document)).size,
    sums: sums.map(([currency, own]) => ({
      currency,
      rows: sortedAccounts(own.map(({ account }) => account)).map((account) => {
        const { debit, credit } = own.find((one) => one.account === account)!;
        return { account, name: accountName(account, settings?.names ?? {}, t), debit, credit };
      }),
    })),
    files: files.map(({ number, createdAt, by }) => {
      const own = stored.filter(({ file }) => file === number);
      const currencies = [...new Set(own.map(({ currency }) => currency))].sort();
      return {
        number,
        at: createdAt.getTime(),
        by,
        currencies: currencies.map((currency) => ({
          currency,
          sheets: xeroSheets(byDay(own, currency)).length,
        })),
      };
    }),
  };
}
