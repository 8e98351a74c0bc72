import { laborRates } from "#app/features/quotes/price-rules.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export const diesel = {
  id: "diesel",
  names: { en: "Diesel work", es: "Trabajo diésel" },
  rate: 140_00,
};

/** Gives a shop a named rate. */
export const makeLaborRates = (db: Db, { shopId }: { shopId: string }, rates = [diesel]) =>
  db
    .insert(laborRates)
    .values({ shopId, rates, currency: "USD", updatedAt: new Date() })
    .onConflictDoUpdate({ target: laborRates.shopId, set: { rates } });
