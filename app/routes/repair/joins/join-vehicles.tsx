import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { Compare } from "#app/features/customers/merge/compare.tsx";
import { compareVehicles } from "#app/features/customers/merge/comparison.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { findVehiclesToJoin } from "#app/features/merging/find-join.server.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import { formatNumber } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/join-vehicles";
import { join } from "./joins.server.ts";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const pair = { shopId: shop.id, keptId: params.vehicleId, goneId: params.otherId };
    return findVehiclesToJoin(db, pair);
  },
);

export const action = write({ area: "repair", needs: "joinRecords" }, join("vehicles"));

export const clientAction = answering("merge:compare.failed");

export default function JoinVehicles({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useWords();
  const { kept, gone, ...page } = loaderData;
  return (
    <Compare
      {...page}
      kind="vehicles"
      kept={{ ...kept, name: vehicleName(kept, language) }}
      gone={{ ...gone, name: vehicleName(gone, language) }}
      facts={compareVehicles(kept, gone, (n) => formatNumber(n, undefined, language))}
      answer={actionData}
    />
  );
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem {...props} notFound="merge:compare.notFound" notLoaded="merge:compare.notLoaded" />
);
