import { read, write } from "#app/features/account/guard.server.ts";
import { UndoJoin } from "#app/features/customers/merge/undo-join.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/undo-vehicles";
import { readUndo, undo } from "./joins.server.ts";

export const loader = read({ area: "repair", needs: "joinRecords" }, readUndo("vehicles"));

export const action = write({ area: "repair", needs: "joinRecords" }, undo("vehicles"));

export const clientAction = answering("merge:undo.failed");

export default function UndoVehicles({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoJoin {...loaderData} kind="vehicles" answer={actionData} />;
}
