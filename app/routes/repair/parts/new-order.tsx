import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { createOrder } from "#app/features/parts/orders/create-order.server.ts";
import { findOrderForm } from "#app/features/parts/orders/find-order-form.server.ts";
import { orderForm, orderFormSize } from "#app/features/parts/orders/forms.ts";
import { OrderFormPage } from "#app/features/parts/orders/order-form-page.tsx";
import { partLimits } from "#app/features/parts/part.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { findShopRates } from "#app/features/quotes/rates.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/new-order";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, context, request, shop }: Route.LoaderArgs & InShop) => {
    const search = new URL(request.url).searchParams;
    const supplierId = search.get("supplier");
    const lineIds = search.getAll("line").slice(0, partLimits.perOrder);
    const asked = { lineIds, reader: languageOf(context) };
    const form = supplierId && (await findOrderForm(db, shop.id, { ...asked, supplierId }));
    return { form: supplierId ? form || notFound() : null, id: newId() };
  },
);

/** Makes the order, once however often it is posted. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: orderFormSize, failed: "parts:order.notMade" },
  async ({ db, now, context, shop, viewer }: Route.ActionArgs & InShop, { check }) => {
    const language = languageOf(context);
    const currency = (await findShopRates(db, shop.id))?.currency ?? "USD";
    const form = check(orderForm({ currency, language }));
    if (!form.ok) return refuse(form);
    const id = formId(form.value.id, now);
    const ordering = { id, input: form.value, reader: language, by: viewer.id, now };
    const ordered = await createOrder(db, shop.id, ordering);
    if (ordered === "gone") return notFound();
    if (ordered === "changed") return refuse({ error: { key: "parts:order.changed" } }, 409);
    return redirect(href("/repair-cms/parts/orders/:orderId", { orderId: id }));
  },
);

export const clientAction = answering("parts:order.notMade");

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderFormPage {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="parts:suppliers.notFound" notLoaded="parts:order.notLoaded" />
);
