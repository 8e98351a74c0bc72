import type { Platform } from "#app/platform/platform.server.ts";
import { findAccounts } from "./find-account.server.ts";
import { openKeys } from "./sealed-keys.server.ts";

/** A shop's account for a way with its keys; undefined where it has none, or none that opens. */
export async function openAccount(
  { db, config }: Pick<Platform, "db" | "config">,
  shopId: string,
  way: string,
) {
  const account = (await findAccounts(db, shopId)).find((one) => one.way === way);
  const keys = account && (await openKeys(config, shopId, account.keys));
  return keys && { ...account, keys };
}
