import { useRouteLoaderData } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { suspend } from "#app/features/admin/changes/access.server.ts";
import { AccessQuestion } from "#app/features/admin/changes/access-question.tsx";
import { answeredQuestion } from "#app/features/admin/changes/answer.server.ts";
import { questionForm } from "#app/features/admin/forms.ts";
import { attempt } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/suspend";
import type { loader as person } from "./person.tsx";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const form = await readForm(request, questionForm);
    const { db, now } = context.get(platformContext);
    return attempt("admin:users.notUpdated", async () => {
      const outcome = await suspend(db, { by: viewer.id, now: now() }, params.userId);
      return answeredQuestion(outcome, {
        id: params.userId,
        done: "suspended",
        stay: form.ok && form.value.stay,
      });
    });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function Suspend({ actionData }: Route.ComponentProps) {
  const shown = useRouteLoaderData<typeof person>("routes/admin/person/person");
  return <AccessQuestion verb="suspend" person={shown?.person} answer={actionData} />;
}
