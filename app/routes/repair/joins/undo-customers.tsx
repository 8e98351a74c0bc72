import { read, write } from "#app/features/account/guard.server.ts";
import { UndoJoin } from "#app/features/customers/merge/undo-join.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/undo-customers";
import { readUndo, undo } from "./joins.server.ts";

export const loader = read({ area: "repair", needs: "joinRecords" }, readUndo("customers"));

export const action = write({ area: "repair", needs: "joinRecords" }, undo("customers"));

export const clientAction = answering("merge:undo.failed");

export default function UndoCustomers({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoJoin {...loaderData} kind="customers" answer={actionData} />;
}
