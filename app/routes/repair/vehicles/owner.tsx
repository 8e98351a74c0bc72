import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { handOverForm } from "#app/features/customers/forms.ts";
import { listCustomers, searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { ChooseOwner } from "#app/features/customers/vehicle/choose-owner.tsx";
import { handOverVehicle } from "#app/features/customers/vehicle/save-vehicle.server.ts";
import { findPresentOwner } from "#app/features/customers/vehicle/vehicle.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/owner";

/** Customers that are offered before a search narrows them. */
const offered = 10;

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
    const [vehicle, { customers }] = await Promise.all([
      findPresentOwner(db, shop.id, params.vehicleId),
      text ? searchCustomers(db, shop.id, text) : listCustomers(db, shop.id, { show: offered }),
    ]);
    const { ownerId, version } = vehicle ?? notFound();
    return { text, version, customers: customers.filter(({ id }) => id !== ownerId) };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  async ({ db, now, request, params, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, handOverForm);
    return attempt("customers:handOver.notSaved", async () => {
      const find = async () =>
        (await findPresentOwner(db, shop.id, params.vehicleId)) ?? notFound();
      const { version: stored } = await find();
      if (!form.ok) return refuse("customers:handOver.gone");
      const { customerId, version = stored } = form.value;
      const ref = { shopId: shop.id, id: params.vehicleId };
      if ((await handOverVehicle(db, ref, { customerId, version, now })) === "saved")
        return redirect(href("/repair-cms/vehicles/:vehicleId", params));
      return (await find()).version === version
        ? refuse("customers:handOver.gone", 404)
        : refuse("customers:handOver.changed", 409);
    });
  },
);

export const clientAction = answering("customers:handOver.notSaved");

export default function Owner({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ChooseOwner {...loaderData} answer={actionData} vehicleId={params.vehicleId} />;
}
