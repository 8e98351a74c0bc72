import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { findJoin } from "#app/features/customers/merge/joins.server.ts";
import { UndoJoin } from "#app/features/customers/merge/undo-join.tsx";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/undo-customers";
import { answerUndo } from "./join-records.server.ts";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const { customerId: keptId, mergeId } = params;
    const [kept, join] = await Promise.all([
      findCustomer(db, shop.id, keptId),
      findJoin(db, repairJobs, { kind: "customers", shopId: shop.id, keptId, mergeId }),
    ]);
    if (!kept || !join) notFound();
    return {
      kept: { id: kept.id, name: fullName(kept) },
      name: join.name ?? "",
      moves: { jobs: join.jobsBack, owners: join.ownersBack },
      edited: join.edited === 1,
      late: join.undoneAt !== null || join.undoUntil.getTime() <= now(),
    };
  },
);

export const action = write(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, shop }: Route.ActionArgs & InShop) =>
    answerUndo(context.get(platformContext), {
      kind: "customers",
      shopId: shop.id,
      keptId: params.customerId,
      mergeId: params.mergeId,
    }),
);

export const clientAction = answering("joining:undo.failed");

export default function UndoCustomers({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoJoin {...loaderData} kind="customers" answer={actionData} />;
}
