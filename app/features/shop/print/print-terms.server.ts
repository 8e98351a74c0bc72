import { eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { PrintTerms } from "./print-terms.ts";

const { currency, distanceUnit, timeZone, printTerms, version } = shopSettings;

/** Print settings of a shop, with the version of its settings; no row before the shop is set up. */
export const printTermsQuery = (db: Db, shopId: string) =>
  db
    .select({ terms: printTerms, version, currency, distanceUnit, timeZone })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** Writes it over the `version` of the settings that the form was opened at. */
export const savePrintTerms = (
  db: Db,
  shopId: string,
  { terms, version: opened, now }: { terms: PrintTerms; version: number; now: number },
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: shopSettings,
    column: version,
    row: eq(shopSettings.shopId, shopId),
    version: opened,
    set: { printTerms: terms, updatedAt: new Date(now) },
    already: says(shopSettings, { printTerms: terms }),
  });
