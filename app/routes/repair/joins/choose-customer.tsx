import { read } from "#app/features/account/guard.server.ts";
import { ChooseOther } from "#app/features/customers/merge/choose-other.tsx";
import type { Route } from "./+types/choose-customer";
import { readOthers } from "./joins.server.ts";

export const loader = read({ area: "repair", needs: "joinRecords" }, readOthers("customers"));

export default function ChooseCustomer({ loaderData, params }: Route.ComponentProps) {
  return <ChooseOther {...loaderData} kind="customers" id={params.customerId} />;
}
