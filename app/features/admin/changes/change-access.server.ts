import type { ActionFunctionArgs } from "react-router";
import type { SignedIn } from "#app/features/account/guard.server.ts";
import { questionForm } from "#app/features/admin/forms.ts";
import { attempt } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { answeredQuestion } from "./answer.server.ts";
import type { Outcome } from "./outcome.ts";

type Change = (db: Db, actor: Actor, userId: string) => Promise<Outcome | undefined>;

/**
 * The action of a question about a person's access. `done`: the notice that their page then shows.
 */
export const changeAccess =
  (change: Change, done: string) =>
  async ({ request, context, params, viewer }: ActionFunctionArgs & SignedIn) => {
    const id = params.userId!;
    const form = await readForm(request, questionForm);
    const { db, now } = context.get(platformContext);
    return attempt("admin:users.notUpdated", async () => {
      const outcome = await change(db, { by: viewer.id, now: now() }, id);
      return answeredQuestion(outcome, { id, done, stay: form.ok && form.value.stay });
    });
  };
