import { eq } from "drizzle-orm";
import { alikeOf, alikeQuery } from "#app/features/customers/alike.server.ts";
import { distinctQuery } from "#app/features/customers/merge/distinct.server.ts";
import { joinsQuery } from "#app/features/customers/merge/joins.server.ts";
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
  now: number;
};

/**
 * A vehicle with its owners, a page of its jobs, what looks the same and what was joined into it,
 * in one round trip.
 */
export async function findVehiclePage(db: Db, { readerZone, now, ...asked }: Asked) {
  const { shopId, id } = asked;
  const { distanceUnit, timeZone, currency } = shopSettings;
  const [[vehicle], owners, visits, alike, joins, distinct, [shop]] = await db.batch([
    vehicleQuery(db, shopId, id),
    ownersQuery(db, shopId, id),
    visitsOfVehicleQuery(db, asked),
    alikeQuery(db, shopId, { customerId: null, vehicleId: id }),
    joinsQuery(db, { kind: "vehicles", shopId, keptId: id, now }),
    distinctQuery(db, "vehicles", { shopId, id }),
    db
      .select({ distanceUnit, timeZone, currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  return (
    vehicle && {
      vehicle,
      owners,
      alike: alikeOf(alike, "vehicle"),
      joins,
      distinct,
      visits: visits
        .slice(0, visitsPerPage)
        .map(({ declined, ...visit }) => ({ ...visit, declined: declinedOf(declined) })),
      more: visits.length > visitsPerPage,
      unit: distanceUnitOf(shop, readerZone),
      currency: shop?.currency,
    }
  );
}
