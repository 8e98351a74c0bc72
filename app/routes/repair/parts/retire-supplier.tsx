import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findSupplier } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { retireForm } from "#app/features/parts/suppliers/forms.ts";
import { retireSupplier } from "#app/features/parts/suppliers/save-supplier.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/retire-supplier";

/** An address to post to; whoever opens it sees the list behind it. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    if (!(await findSupplier(db, shop.id, params.supplierId))) notFound();
    return null;
  },
);

/** Stops using a supplier, or uses it again. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: retireForm, failed: "parts:suppliers.notSaved" },
  async ({ db, now, params, request, shop }: Route.ActionArgs & InShop, value) => {
    const key = { shopId: shop.id, id: params.supplierId };
    const isRetired = value.retired === "yes";
    const saved = await retireSupplier(db, key, { isRetired, now });
    if (saved === "gone") notFound();
    if (saved === "overtaken") return refuse("parts:suppliers.changed", 409);
    return doneAt(request, href("/repair-cms/parts/suppliers"));
  },
);

export const clientAction = answering("parts:suppliers.notSaved");

export default ActionError;
