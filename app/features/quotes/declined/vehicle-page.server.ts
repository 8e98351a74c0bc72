import { eq } from "drizzle-orm";
import { ownersQuery, vehicleQuery } from "#app/features/customers/vehicle/vehicle.server.ts";
import { visitsPerPage } from "#app/features/repair/visits/visits.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { visitsOfVehicleQuery } from "./declined.server.ts";
import { declinedOf } from "./declined.ts";

type Asked = {
  shopId: string;
  id: string;
  before?: number | undefined;
  /** Whether amounts of what was declined are read. */
  prices: boolean;
  readerZone: string;
};

/** A vehicle with its owners and a page of its jobs, in one round trip. */
export async function findVehiclePage(db: Db, { readerZone, ...asked }: Asked) {
  const { shopId, id } = asked;
  const { distanceUnit, timeZone, currency } = shopSettings;
  const [[vehicle], owners, visits, [shop]] = await db.batch([
    vehicleQuery(db, shopId, id),
    ownersQuery(db, shopId, id),
    visitsOfVehicleQuery(db, asked),
    db
      .select({ distanceUnit, timeZone, currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  return (
    vehicle && {
      vehicle,
      owners,
      visits: visits
        .slice(0, visitsPerPage)
        .map(({ declined, ...visit }) => ({ ...visit, declined: declinedOf(declined) })),
      more: visits.length > visitsPerPage,
      unit: distanceUnitOf(shop, readerZone),
      currency: shop?.currency,
    }
  );
}
