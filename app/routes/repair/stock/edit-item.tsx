import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findItem } from "#app/features/stock/items/find-items.server.ts";
import { itemForm } from "#app/features/stock/items/forms.ts";
import { ItemDialog } from "#app/features/stock/items/item-dialog.tsx";
import { saveItem } from "#app/features/stock/items/save-item.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/edit-item";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    return { item: (await findItem(db, { shopId: shop.id, ...params })) ?? notFound() };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: itemForm, failed: "stock:item.notSaved" },
  async (
    { db, now, params, shop }: Route.ActionArgs & InShop,
    { content, isRetired, version },
    values,
  ) => {
    const change = { content, isRetired, version, now };
    const saved = await saveItem(db, { shopId: shop.id, ...params }, change);
    if (saved === "gone") return notFound();
    if (saved === "counted")
      return refuse({ fields: { unit: { key: "stock:item.counted" } }, values }, 409);
    if (saved === "overtaken") return refuse({ error: { key: "stock:item.changed" }, values }, 409);
    return redirect(href("/repair-cms/stock/:itemId", params));
  },
);

export const clientAction = answering("stock:item.notSaved");

export default function EditItem({ loaderData, params, actionData }: Route.ComponentProps) {
  const closeTo = href("/repair-cms/stock/:itemId", params);
  return <ItemDialog item={loaderData.item} closeTo={closeTo} answer={actionData} />;
}
