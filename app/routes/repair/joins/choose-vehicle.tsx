import { type InShop, read } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { ChooseOther } from "#app/features/customers/merge/choose-other.tsx";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/choose-vehicle";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
    const [record, { vehicles }] = await Promise.all([
      findVehicle(db, shop.id, params.vehicleId),
      text ? searchCustomers(db, shop.id, text) : { vehicles: [] },
    ]);
    if (!record) notFound();
    return {
      text,
      others: vehicles
        .filter(({ id }) => id !== params.vehicleId)
        .map(({ id, plate, vin, ownerFirstName, ownerLastName, ...car }) => {
          const owner = fullName({
            firstName: ownerFirstName ?? "",
            lastName: ownerLastName ?? "",
          });
          return {
            id,
            name: vehicleName(car, languageOf(context)),
            details: [plate, vin, owner].filter(Boolean).join(" · "),
          };
        }),
    };
  },
);

export default function ChooseVehicle({ loaderData, params }: Route.ComponentProps) {
  return <ChooseOther {...loaderData} kind="vehicles" id={params.vehicleId} />;
}
