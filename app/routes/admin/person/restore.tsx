import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { restore } from "#app/features/admin/changes/access.server.ts";
import { answered } from "#app/features/admin/changes/answer.server.ts";
import { ChangeAnswer } from "#app/features/admin/changes/change-answer.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/restore";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { failed: "admin:users.notUpdated" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const outcome = await restore(db, { by: viewer.id, now }, params.userId);
    return answered(request, outcome, { id: params.userId, done: "restored" });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default ChangeAnswer;
