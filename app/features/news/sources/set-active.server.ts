import { type ActionFunctionArgs, href } from "react-router";
import type { SignedIn } from "#app/features/account/guard.server.ts";
import { attempt, doneAt, refuse } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import { setSourceActive } from "./source-state.server.ts";

/** The action that activates a source, or deactivates it. */
export const setActive =
  (active: boolean) =>
  async ({ request, context, params, viewer }: ActionFunctionArgs & SignedIn) => {
    const { db, now } = context.get(platformContext);
    const change = { actorId: viewer.id, id: params.sourceId!, active, now: now() };
    return attempt("news:source.notUpdated", async () =>
      (await setSourceActive(db, change))
        ? doneAt(request, href("/admin/news"))
        : refuse("news:source.notUpdated", 404),
    );
  };
