import { href } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { SourceNotice } from "#app/features/news/sources/source-notice.tsx";
import { setSourceActive } from "#app/features/news/sources/source-state.server.ts";
import { attempt, doneAt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/activate-source";

// An action without a page of its own. It must not redirect: after a refused post without
// JavaScript its loader runs too.
export const loader = read("admin", () => null);

export const action = write(
  "admin",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const { db, now } = context.get(platformContext);
    return attempt("news:source.notUpdated", async () => {
      const set = await setSourceActive(db, {
        actorId: viewer.id,
        id: params.sourceId,
        active: true,
        now: now(),
      });
      return set ? doneAt(request, href("/admin/news")) : refuse("news:source.notUpdated", 404);
    });
  },
);

export const clientAction = answering("news:source.notUpdated");

export default SourceNotice;
