import { type InShop, read } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { ChooseOther } from "#app/features/customers/merge/choose-other.tsx";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/choose-customer";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
    const [record, { customers }] = await Promise.all([
      findCustomer(db, shop.id, params.customerId),
      text ? searchCustomers(db, shop.id, text) : { customers: [] },
    ]);
    if (!record) notFound();
    return {
      text,
      others: customers
        .filter(({ id }) => id !== params.customerId)
        .map(({ id, company, phone, email, ...name }) => ({
          id,
          name: fullName(name),
          details: [company, phone, email].filter(Boolean).join(" · "),
        })),
    };
  },
);

export default function ChooseCustomer({ loaderData, params }: Route.ComponentProps) {
  return <ChooseOther {...loaderData} kind="customers" id={params.customerId} />;
}
