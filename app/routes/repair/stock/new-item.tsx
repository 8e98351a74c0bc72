import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { itemForm } from "#app/features/stock/items/forms.ts";
import { ItemDialog } from "#app/features/stock/items/item-dialog.tsx";
import { addItem } from "#app/features/stock/items/save-item.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import type { Route } from "./+types/new-item";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => ({ id: newId() }));

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: itemForm, failed: "stock:item.notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const itemId = formId(value.id, now);
    const added = await addItem(db, { shopId: shop.id, itemId }, value.content, now);
    if (added === "full") return refuse({ error: { key: "stock:full" }, values }, 409);
    return redirect(href("/repair-cms/stock/:itemId", { itemId }));
  },
);

export const clientAction = answering("stock:item.notSaved");

export default function NewItem({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ItemDialog newId={loaderData.id} closeTo={href("/repair-cms/stock")} answer={actionData} />
  );
}
