import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { supplierForm } from "#app/features/parts/suppliers/forms.ts";
import { addSupplier } from "#app/features/parts/suppliers/save-supplier.server.ts";
import { SupplierDialog } from "#app/features/parts/suppliers/supplier-dialog.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Route } from "./+types/new-supplier";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => ({ id: newId() }));

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: supplierForm, size: formOf(2_000), failed: "parts:suppliers.notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const key = { shopId: shop.id, id: formId(value.id, now) };
    const added = await addSupplier(db, key, value.content, now);
    if (added === "full") return refuse({ error: { key: "parts:suppliers.full" }, values }, 409);
    return redirect(href("/repair-cms/parts/suppliers"));
  },
);

export const clientAction = answering("parts:suppliers.notSaved");

export default function NewSupplier({ loaderData, actionData }: Route.ComponentProps) {
  return <SupplierDialog newId={loaderData.id} answer={actionData} />;
}
