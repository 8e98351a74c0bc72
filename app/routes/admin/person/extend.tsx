import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { answered } from "#app/features/admin/changes/answer.server.ts";
import { ChangeAnswer } from "#app/features/admin/changes/change-answer.tsx";
import { extendPlan } from "#app/features/admin/changes/plan.server.ts";
import { extendForm } from "#app/features/admin/forms.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/extend";

export const loader = read("admin", () => null); // as in plan.tsx

export const action = write(
  "admin",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, extendForm);
    if (!form.ok) return refuse(form);
    const { version, back } = form.value;
    return attempt("admin:users.notUpdated", async () => {
      const outcome = await extendPlan(db, { by: viewer.id, now }, params.userId, version);
      return answered(request, outcome, { id: params.userId, done: "extended", back });
    });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function ExtendAnswer({ actionData }: Route.ComponentProps) {
  return <ChangeAnswer answer={actionData} />;
}
