import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { setAdmin } from "#app/features/admin/changes/access.server.ts";
import { answeredQuestion } from "#app/features/admin/changes/answer.server.ts";
import { FlagQuestion } from "#app/features/admin/changes/flag-question.tsx";
import { flagForm } from "#app/features/admin/forms.ts";
import { usePerson } from "#app/features/admin/people/use-person.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/flag";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { button: flagForm, failed: "admin:users.notUpdated" },
  async ({ db, now, params, viewer }: Route.ActionArgs & SignedIn, { isAdmin, stay }) => {
    const outcome = await setAdmin(db, { by: viewer.id, now }, params.userId, isAdmin);
    return answeredQuestion(outcome, { id: params.userId, done: "flag", stay });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function Flag({ actionData }: Route.ComponentProps) {
  return <FlagQuestion person={usePerson()} answer={actionData} />;
}
