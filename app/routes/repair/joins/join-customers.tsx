import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { Compare } from "#app/features/customers/merge/compare.tsx";
import { compareCustomers } from "#app/features/customers/merge/comparison.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { findCustomersToJoin } from "#app/features/merging/find-join.server.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/join-customers";
import { join } from "./joins.server.ts";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const pair = { shopId: shop.id, keptId: params.customerId, goneId: params.otherId };
    return findCustomersToJoin(db, pair);
  },
);

export const action = write({ area: "repair", needs: "joinRecords" }, join("customers"));

export const clientAction = answering("merge:compare.failed");

export default function JoinCustomers({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { kept, gone, ...page } = loaderData;
  return (
    <Compare
      {...page}
      kind="customers"
      kept={{ ...kept, name: fullName(kept) }}
      gone={{ ...gone, name: fullName(gone) }}
      facts={compareCustomers(kept, gone, (language) => t(`customers:languages.${language}`))}
      answer={actionData}
    />
  );
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem {...props} notFound="merge:compare.notFound" notLoaded="merge:compare.notLoaded" />
);
