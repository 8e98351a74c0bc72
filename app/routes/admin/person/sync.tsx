import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { answered } from "#app/features/admin/changes/answer.server.ts";
import { ChangeAnswer } from "#app/features/admin/changes/change-answer.tsx";
import { findPerson } from "#app/features/admin/people/person.server.ts";
import { syncUser } from "#app/features/billing/sync/sync.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import type { Route } from "./+types/sync";

export const loader = read("admin", () => null);

/** Syncs one user's subscription, as a webhook does. */
export const action = write(
  "admin",
  { failed: "admin:sync.unavailable" },
  async ({ platform, db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const id = params.userId;
    const person = (await findPerson(db, id)) ?? notFound();
    const synced = await syncUser(platform, id, now);
    if (!synced.ok)
      return answered(request, { ok: false, error: "admin:sync.stranger" }, { id, done: "synced" });
    const [before, after] = [
      { tier: person.profile.subscriptionStatus },
      { tier: synced.state.tier },
    ];
    await auditEntry(db, {
      actorId: viewer.id,
      action: "user.synced",
      subjectId: id,
      before,
      after,
      now,
    });
    return answered(request, { ok: true }, { id, done: "synced" });
  },
);

export const clientAction = answering("admin:sync.unavailable");

export default ChangeAnswer;
