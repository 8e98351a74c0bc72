import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { findVehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/due";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

/** Reads the recommendations for the vehicle selected for a new job. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, now, context, params: { vehicleId }, shop }: Route.LoaderArgs & InShop) => {
    const [vehicle, due] = await Promise.all([
      findVehicle(db, shop.id, vehicleId),
      findVehicleDue(db, shop.id, { vehicleId, reader: languageOf(context), now }),
    ]);
    return vehicle ? due : notFound();
  },
);
