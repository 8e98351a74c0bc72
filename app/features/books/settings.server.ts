import type { Db } from "#app/platform/db/db.server.ts";
import type { SaveOutcome } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import type { AccountNames } from "./account-name.ts";
import { bookSettings } from "./tables.server.ts";

type Settings = { names: AccountNames; taxRate: string; version: number; now: number };

/** Saves the settings over the `version` that the form was opened at; 0 before the first. */
export async function saveBookSettings(
  db: Db,
  shopId: string,
  { names, taxRate, version, now }: Settings,
): Promise<SaveOutcome> {
  const set = { names, taxRate, updatedAt: new Date(now) };
  return saveShopRow(db, { table: bookSettings, shopId, version, set });
}
