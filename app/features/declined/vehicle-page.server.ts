import { eq } from "drizzle-orm";
import { readAlike } from "#app/features/customers/alike.server.ts";
import { distinctQuery } from "#app/features/customers/merge/distinct.server.ts";
import { joinsQuery } from "#app/features/customers/merge/joins.server.ts";
import {
  ownersInOrder,
  ownersQuery,
  vehicleAndAlikeQuery,
} from "#app/features/customers/vehicle/vehicle.server.ts";
import { warrantedOf } from "#app/features/quotes/warranty/covered.ts";
import { shownVisit, visitsPerPage } from "#app/features/repair/visits/visits.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import { visitsOfVehicleQuery } from "./declined.server.ts";
import { declinedOf } from "./declined.ts";

type VehiclePageQuery = {
  shopId: string;
  id: string;
  before?: number | undefined;
  /** Whether amounts of declined work are read. */
  prices: boolean;
  readerZone: string;
  /** Language in which texts are shown; without one, in their original language. */
  reader?: Language;
  now: number;
};

/** Reads a vehicle with its owners, a page of jobs, duplicates and joins, in one round trip. */
export async function findVehiclePage(db: Db, { readerZone, now, ...asked }: VehiclePageQuery) {
  const { shopId, id } = asked;
  const { distanceUnit, timeZone, currency } = shopSettings;
  const [[found], owners, visits, joins, distinct, [shop]] = await db.batch([
    vehicleAndAlikeQuery(db, shopId, id),
    ownersQuery(db, shopId, id),
    visitsOfVehicleQuery(db, asked),
    joinsQuery(db, { kind: "vehicles", shopId, keptId: id, now }),
    distinctQuery(db, "vehicles", { shopId, id }),
    db
      .select({ distanceUnit, timeZone, currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!found) return undefined;
  const { alike, ...vehicle } = found;
  return {
    vehicle,
    owners: ownersInOrder(owners),
    alike: readAlike(alike),
    joins,
    distinct,
    visits: visits.slice(0, visitsPerPage).map(({ declined, warranted, ...visit }) => ({
      ...shownVisit(visit),
      declined: declinedOf(declined),
      warranted: warrantedOf(warranted),
    })),
    moment: { now, zone: shop?.timeZone ?? readerZone },
    more: visits.length > visitsPerPage,
    unit: distanceUnitOf(shop, readerZone),
    currency: shop?.currency,
  };
}
