import { and, eq, inArray } from "drizzle-orm";
import { messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { TextingWay } from "#app/platform/texting/texting.ts";

export const textingWays = ["sms", "whatsapp"] as const satisfies readonly TextingWay[];

const columns = {
  shopId: messageAccounts.shopId,
  way: messageAccounts.way,
  keys: messageAccounts.keys,
  number: messageAccounts.number,
  state: messageAccounts.state,
  version: messageAccounts.version,
};

/** A shop's account for a way; `keys` are sealed. */
export type ProviderAccount = Awaited<ReturnType<typeof accountsQuery>>[number] & {
  way: TextingWay;
};

/** A shop's accounts, one for each way, with the key of the address that its provider posts to. */
const accountsQuery = (db: Db, shopId: string) =>
  db
    .select({ ...columns, hook: messageHooks.key })
    .from(messageAccounts)
    .innerJoin(messageHooks, eq(messageHooks.shopId, messageAccounts.shopId))
    .where(and(eq(messageAccounts.shopId, shopId), inArray(messageAccounts.way, [...textingWays])));

export const findAccounts = async (db: Db, shopId: string): Promise<ProviderAccount[]> =>
  (await accountsQuery(db, shopId)) as ProviderAccount[];

/** The accounts of the shop whose provider posts to this key, and the name that it answers with. */
export async function findByHook(
  db: Db,
  key: string,
): Promise<{ shopId: string; shop: string; accounts: ProviderAccount[] } | undefined> {
  const rows = await db
    .select({ ...columns, hook: messageHooks.key, shop: shopSettings.shopName })
    .from(messageHooks)
    .innerJoin(messageAccounts, eq(messageAccounts.shopId, messageHooks.shopId))
    .leftJoin(shopSettings, eq(shopSettings.shopId, messageHooks.shopId))
    .where(eq(messageHooks.key, key));
  const accounts = rows.map(({ shop: _, ...account }) => account as ProviderAccount);
  const [first] = rows;
  return first && { shopId: first.shopId, shop: first.shop ?? "", accounts };
}
