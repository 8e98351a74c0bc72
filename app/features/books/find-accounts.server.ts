import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AccountKey, sortedAccounts, standardAccounts } from "./account.ts";
import { readMonth } from "./month.ts";
import { readBooks } from "./read-month.server.ts";

/** Names of a shop's accounts: the standard ones, those with a name, and those of a month. */
export async function findAccounts(
  db: Db,
  shopId: string,
  { asked, now }: { asked: string | null; now: number },
) {
  const { today, zone } = await findShopDay(db, shopId, now);
  const books = await readBooks(db, shopId, { month: readMonth(asked, today), zone });
  const { names = {}, taxRate = "", version = 0 } = books.settings ?? {};
  const used = books.lines.map(({ account }) => account);
  const keys = sortedAccounts([
    ...standardAccounts,
    ...(Object.keys(names) as AccountKey[]),
    ...used,
  ]);
  return { keys, names, taxRate, version };
}
