import { read } from "#app/features/account/guard.server.ts";
import { ChooseOther } from "#app/features/customers/merge/choose-other.tsx";
import type { Route } from "./+types/choose-vehicle";
import { readOthers } from "./joins.server.ts";

export const loader = read({ area: "repair", needs: "joinRecords" }, readOthers("vehicles"));

export default function ChooseVehicle({ loaderData, params }: Route.ComponentProps) {
  return <ChooseOther {...loaderData} kind="vehicles" id={params.vehicleId} />;
}
