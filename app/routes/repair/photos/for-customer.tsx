import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { forCustomerForm } from "#app/features/photos/forms.ts";
import { setForCustomer } from "#app/features/photos/photos.server.ts";
import { ChosenPhoto } from "#app/features/photos/viewer/photo-dialog.tsx";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/for-customer";
import { photoThere } from "./photo-there.server.ts";

export const loader = read({ area: "repair", needs: "diagnose" }, photoThere);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { form: forCustomerForm, failed: "photos:customer.notSaved" },
  async ({ db, params, request, shop }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, ...params };
    const saved = await setForCustomer(db, ref, value.forCustomer);
    if (saved === "gone") notFound();
    if (saved === "overtaken") return refuse("photos:customer.notSaved", 409);
    return doneAt(request, href("/repair-cms/:jobId/photos/:photoId", params));
  },
);

export const clientAction = answering("photos:customer.notSaved");

export default function ForCustomer({ params, actionData }: Route.ComponentProps) {
  return <ChosenPhoto photoId={params.photoId} answer={actionData} />;
}
