import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { answered } from "#app/features/admin/changes/answer.server.ts";
import { ChangeAnswer } from "#app/features/admin/changes/change-answer.tsx";
import { setPlan } from "#app/features/admin/changes/plan.server.ts";
import { planForm } from "#app/features/admin/forms.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/plan";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { form: planForm, failed: "admin:users.notUpdated" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn, value) => {
    const { tier, days, back } = value;
    const outcome = await setPlan(db, { by: viewer.id, now }, params.userId, {
      tier,
      days: days ?? undefined,
    });
    return answered(request, outcome, { id: params.userId, done: "plan", back });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default ChangeAnswer;
