import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findJoin } from "#app/features/customers/merge/joins.server.ts";
import { UndoJoin } from "#app/features/customers/merge/undo-join.tsx";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/undo-vehicles";
import { answerUndo } from "./join-records.server.ts";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const { vehicleId: keptId, mergeId } = params;
    const [kept, join] = await Promise.all([
      findVehicle(db, shop.id, keptId),
      findJoin(db, repairJobs, { kind: "vehicles", shopId: shop.id, keptId, mergeId }),
    ]);
    if (!kept || !join) notFound();
    return {
      kept: { id: kept.id, name: vehicleName(kept, languageOf(context)) },
      name: join.name ?? "",
      split: join.kind === "split",
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
      kind: "vehicles",
      shopId: shop.id,
      keptId: params.vehicleId,
      mergeId: params.mergeId,
    }),
);

export const clientAction = answering("joining:undo.failed");

export default function UndoVehicles({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoJoin {...loaderData} kind="vehicles" answer={actionData} />;
}
