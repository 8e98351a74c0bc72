import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { setAdmin } from "#app/features/admin/changes/access.server.ts";
import { answeredQuestion } from "#app/features/admin/changes/answer.server.ts";
import { FlagQuestion } from "#app/features/admin/changes/flag-question.tsx";
import { flagForm } from "#app/features/admin/forms.ts";
import { usePerson } from "#app/features/admin/people/use-person.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/flag";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, flagForm);
    if (!form.ok) return refuse("admin:users.notUpdated");
    const { isAdmin, stay } = form.value;
    return attempt("admin:users.notUpdated", async () => {
      const outcome = await setAdmin(db, { by: viewer.id, now }, params.userId, isAdmin);
      return answeredQuestion(outcome, { id: params.userId, done: "flag", stay });
    });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function Flag({ actionData }: Route.ComponentProps) {
  return <FlagQuestion person={usePerson()} answer={actionData} />;
}
