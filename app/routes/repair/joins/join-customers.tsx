import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { Compare } from "#app/features/customers/merge/compare.tsx";
import { compareCustomers } from "#app/features/customers/merge/comparison.ts";
import { findCustomerPair } from "#app/features/customers/merge/pair.server.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/join-customers";
import { answerJoin } from "./join-records.server.ts";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const pair = { shopId: shop.id, keptId: params.customerId, goneId: params.otherId };
    const found = (await findCustomerPair(db, repairJobs, pair)) ?? notFound();
    return { ...found, mergeId: newId() };
  },
);

export const action = write(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    answerJoin(context.get(platformContext), request, {
      kind: "customers",
      shopId: shop.id,
      keptId: params.customerId,
      goneId: params.otherId,
      by: viewer.id,
    }),
);

export const clientAction = answering("joining:compare.failed");

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      notFound="joining:compare.notFound"
      notLoaded="joining:compare.notLoaded"
    />
  );
}
