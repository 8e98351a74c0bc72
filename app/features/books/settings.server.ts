import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
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
  if (version > 0)
    return saveAt(db, {
      table: bookSettings,
      column: bookSettings.version,
      row: eq(bookSettings.shopId, shopId),
      version,
      set,
    });
  const made = await db
    .insert(bookSettings)
    .values({ shopId, ...set })
    .onConflictDoNothing()
    .returning({ shopId: bookSettings.shopId });
  return made.length > 0 ? "saved" : "overtaken";
}
