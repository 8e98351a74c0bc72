import { read, write } from "#app/features/account/guard.server.ts";
import { suspend } from "#app/features/admin/changes/access.server.ts";
import { AccessQuestion } from "#app/features/admin/changes/access-question.tsx";
import { changeAccess } from "#app/features/admin/changes/change-access.server.ts";
import { usePerson } from "#app/features/admin/people/use-person.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/suspend";

export const loader = read("admin", () => null);

export const action = write("admin", changeAccess(suspend, "suspended"));

export const clientAction = answering("admin:users.notUpdated");

export default function Suspend({ actionData }: Route.ComponentProps) {
  return <AccessQuestion verb="suspend" person={usePerson()} answer={actionData} />;
}
