import { and, eq, sql } from "drizzle-orm";
import type { CoreState } from "#app/features/parts/part.ts";
import { parts } from "#app/features/parts/tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";

const partOf = (shopId: string, lineId: string) =>
  and(eq(parts.shopId, shopId), eq(parts.lineId, lineId));

/** Reads the core of a part; undefined for no part of this shop. */
export async function findCore(db: Db, shopId: string, lineId: string) {
  const [core] = await db
    .select({
      lineId: parts.lineId,
      name: sql<string>`coalesce(${quoteLines.name}, ${parts.name})`,
      charge: parts.coreCharge,
      state: parts.coreState,
      currency: sql<Currency>`coalesce(${parts.coreCurrency}, ${shopSettings.currency}, 'USD')`,
      version: parts.version,
    })
    .from(parts)
    .leftJoin(quoteLines, refersTo(parts, parts.lineId, quoteLines))
    .leftJoin(shopSettings, eq(shopSettings.shopId, parts.shopId))
    .where(partOf(shopId, lineId));
  return core;
}

type Core = { charge: Cents | null; state: CoreState; currency: Currency };

/** Saves a core's charge and state; without a charge there is no core. */
export function saveCore(
  db: Db,
  { shopId, lineId }: { shopId: string; lineId: string },
  { charge, state, currency, version, now }: Core & { version?: number | undefined; now: number },
): Promise<SaveOutcome> {
  const said = {
    coreCharge: charge,
    coreState: charge === null ? null : state,
    coreCurrency: charge === null ? null : currency,
  };
  return saveAt(db, {
    table: parts,
    column: parts.version,
    row: partOf(shopId, lineId),
    version,
    set: {
      ...said,
      // A corrected amount does not reset the core's age.
      coreAt:
        charge === null ? null : sql`iif(${parts.coreState} IS ${state}, ${parts.coreAt}, ${now})`,
    },
    already: says(parts, said),
  });
}
