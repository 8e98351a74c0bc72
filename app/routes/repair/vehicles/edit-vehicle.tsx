import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { vehicleForm } from "#app/features/customers/forms.ts";
import { saveVehicle } from "#app/features/customers/vehicle/save-vehicle.server.ts";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { VehicleFields } from "#app/features/customers/vehicle/vehicle-form.tsx";
import { LaterScan } from "#app/features/scan/page/later-scan.tsx";
import { findShop } from "#app/features/shop/shop.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import { yearIn } from "#app/values/calendar.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/edit-vehicle";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const [vehicle, settings] = await Promise.all([
      findVehicle(db, shop.id, params.vehicleId),
      findShop(db, shop.id),
    ]);
    const unit = distanceUnitOf(settings, readerZone(request));
    return { vehicle: vehicle ?? notFound(), unit };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  { receives: smallForm, failed: "customers:vehicleForm.notSaved" },
  async ({ db, now, request, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const find = async () => (await findVehicle(db, shop.id, params.vehicleId)) ?? notFound();
    const vehicle = await find();
    const form = check(vehicleForm(yearIn(now, readerZone(request))));
    if (!form.ok) return refuse(form);
    const { version = vehicle.version, id: _, ...facts } = form.value;
    const ref = { shopId: shop.id, id: vehicle.id };
    if ((await saveVehicle(db, ref, { facts, version, now })) === "saved")
      return redirect(href("/repair-cms/vehicles/:vehicleId", params));
    const fresh = { ...values, version: String((await find()).version) };
    return refuse({ error: { key: "customers:vehicleForm.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("customers:vehicleForm.notSaved");

export default function EditVehicle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { language } = useWords();
  const { vehicle, unit } = loaderData;
  const closeTo = href("/repair-cms/vehicles/:vehicleId", params);
  return (
    <FormDialog
      title={vehicleName(vehicle, language)}
      closeTo={closeTo}
      long
      answer={actionData}
      draft={`vehicle:${params.vehicleId}`}
      preventScrollReset
      stable={{ name: "version", value: String(vehicle.version) }}
    >
      <VehicleFields start={vehicle} unit={unit} scan={<LaterScan knownId={vehicle.id} />} />
    </FormDialog>
  );
}
