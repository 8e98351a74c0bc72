import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { answered } from "#app/features/admin/changes/answer.server.ts";
import { ChangeAnswer } from "#app/features/admin/changes/change-answer.tsx";
import { extendPlan } from "#app/features/admin/changes/plan.server.ts";
import { extendForm } from "#app/features/admin/forms.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/extend";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { form: extendForm, failed: "admin:users.notUpdated" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn, { version, back }) => {
    const outcome = await extendPlan(db, { by: viewer.id, now }, params.userId, version);
    return answered(request, outcome, { id: params.userId, done: "extended", back });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default ChangeAnswer;
