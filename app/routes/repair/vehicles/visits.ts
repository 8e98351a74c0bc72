import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { findLatestVisits } from "#app/features/declined/declined.server.ts";
import { notFound } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/visits";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

/** The visits of a vehicle that is chosen for a new job. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, now, context, params: { vehicleId }, request, shop }: Route.LoaderArgs & InShop) => {
    const moment = { now, zone: readerZone(request) };
    const [vehicle, visits] = await Promise.all([
      findVehicle(db, shop.id, vehicleId),
      findLatestVisits(db, shop.id, { vehicleId, reader: languageOf(context), ...moment }),
    ]);
    return vehicle ? { vehicleId, visits } : notFound();
  },
);
