import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findSupplier } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { supplierForm } from "#app/features/parts/suppliers/forms.ts";
import { saveSupplier } from "#app/features/parts/suppliers/save-supplier.server.ts";
import { SupplierDialog } from "#app/features/parts/suppliers/supplier-dialog.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Route } from "./+types/edit-supplier";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    return { supplier: (await findSupplier(db, shop.id, params.supplierId)) ?? notFound() };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: supplierForm, size: formOf(2_000), failed: "parts:suppliers.notSaved" },
  async ({ db, now, params, shop }: Route.ActionArgs & InShop, { content, version }, values) => {
    const key = { shopId: shop.id, id: params.supplierId };
    const saved = await saveSupplier(db, key, { content, version, now });
    if (saved === "gone") return notFound();
    if (saved === "overtaken")
      return refuse({ error: { key: "parts:suppliers.changed" }, values }, 409);
    return redirect(href("/repair-cms/parts/suppliers"));
  },
);

export const clientAction = answering("parts:suppliers.notSaved");

export default function EditSupplier({ loaderData, actionData }: Route.ComponentProps) {
  return <SupplierDialog supplier={loaderData.supplier} answer={actionData} />;
}
