import { href } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { findItem, findItemPage } from "#app/features/stock/items/find-items.server.ts";
import { movementForm } from "#app/features/stock/items/forms.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import { ItemPage } from "#app/features/stock/movements/item-page.tsx";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { smallForm } from "#app/http/form-size.ts";
import { readBefore } from "#app/values/list-address.ts";
import type { Route } from "./+types/item";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const before = readBefore(new URL(request.url).searchParams);
    const page = await findItemPage(db, { shopId: shop.id, ...params }, before);
    return { page: page ?? notFound(), newId: newId() };
  },
);

/** Notes what came, what was counted, or by how much the figure was wrong. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: smallForm, failed: "stock:movement.notSaved" },
  async (
    { db, now, params, request, shop, viewer }: Route.ActionArgs & InShop,
    { values, check },
  ) => {
    const ref = { shopId: shop.id, ...params };
    const { unit } = (await findItem(db, ref)) ?? notFound();
    const form = check(movementForm(unit));
    if (!form.ok) return refuse(form);
    const id = formId(form.value.id, now);
    const written = { ...form.value, unit, id, by: viewer.id, now };
    const moved = await writeMovement(db, ref, written);
    if (moved === "gone") notFound();
    if (moved === "changed") return refuse({ error: { key: "stock:item.changed" }, values }, 409);
    if (moved === "short")
      return refuse({ fields: { amount: { key: "stock:movement.short" } }, values }, 409);
    return doneAt(request, href("/repair-cms/stock/:itemId", params));
  },
);

export const clientAction = answering("stock:movement.notSaved");
export const shouldRevalidate = askedBehindDialog();

export default function Item({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemPage {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="stock:notFound" notLoaded="stock:notLoaded" />
);
