import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { DeleteCustomer } from "#app/features/customers/person/delete-customer.tsx";
import { isOpen } from "#app/features/repair/job.ts";
import { findCustomerPage } from "#app/features/repair/visits/customer-page.server.ts";
import { deleteCustomer } from "#app/features/repair/visits/delete-customer.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/delete-customer";

export const loader = read(
  { area: "repair", needs: "deleteJobs" },
  async ({ db, now, params, shop }: Route.LoaderArgs & InShop) => {
    const asked = { shopId: shop.id, id: params.customerId, now };
    const found = (await findCustomerPage(db, asked)) ?? notFound();
    return {
      name: fullName(found.customer),
      hasOpenJobs: found.visits.some(({ status }) => isOpen(status)),
    };
  },
);

export const action = write(
  { area: "repair", needs: "deleteJobs" },
  { failed: "customers:data.notDeleted" },
  async ({ db, now, params, shop }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, id: params.customerId };
    return (await deleteCustomer(db, ref, now))
      ? redirect(href("/repair-cms/customers"))
      : refuse("customers:data.notDeleted", 404);
  },
);

export const clientAction = answering("customers:data.notDeleted");

export default function Page({ loaderData, actionData, params }: Route.ComponentProps) {
  return <DeleteCustomer {...loaderData} answer={actionData} customerId={params.customerId} />;
}
