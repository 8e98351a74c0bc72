import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { vehicleForm } from "#app/features/customers/forms.ts";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { createVehicle } from "#app/features/customers/vehicle/save-vehicle.server.ts";
import { VehicleFields } from "#app/features/customers/vehicle/vehicle-form.tsx";
import { LaterScan } from "#app/features/scan/page/later-scan.tsx";
import { findShop } from "#app/features/shop/shop.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import { yearIn } from "#app/values/calendar.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Route } from "./+types/new-vehicle";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const [customer, settings] = await Promise.all([
      findCustomer(db, shop.id, params.customerId),
      findShop(db, shop.id),
    ]);
    if (!customer) notFound();
    const unit = distanceUnitOf(settings, readerZone(request));
    /** The id of the vehicle that this form will make: sent twice, it makes one. */
    return { id: newId(), unit };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  async ({ db, now, request, params: { customerId }, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, vehicleForm(yearIn(now, readerZone(request))));
    if (!form.ok) return refuse(form);
    const { values } = form;
    return attempt({ error: { key: "customers:vehicleForm.notSaved" }, values }, async () => {
      const { version: _, id: sent, ...facts } = form.value;
      const ref = { shopId: shop.id, id: formId(sent, now), customerId };
      const saved = await createVehicle(db, ref, facts, now);
      if (saved === "noCustomer") notFound();
      if (saved === "known")
        return refuse({ fields: { vin: { key: "customers:vehicleForm.known" } }, values });
      return redirect(href("/repair-cms/customers/:customerId", { customerId }));
    });
  },
);

export const clientAction = answering("customers:vehicleForm.notSaved");

export default function NewVehicle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/customers/:customerId", params);
  return (
    <FormDialog
      title={t("customers:vehicleForm.new")}
      closeTo={closeTo}
      long
      answer={actionData}
      draft={`vehicle:new:${params.customerId}`}
      preventScrollReset
      stable={{ name: "id", value: loaderData.id }}
    >
      <VehicleFields unit={loaderData.unit} scan={<LaterScan />} />
    </FormDialog>
  );
}
