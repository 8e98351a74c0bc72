import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startForm } from "#app/features/inspection/forms.ts";
import { startInspection } from "#app/features/inspection/inspection.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/start";

/** An address to post to; whoever opens it sees the inspection, or how to start one. */
export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Starts the inspection of the job. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ db, now, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, startForm);
    if (!form.ok) return refuse(form);
    return attempt("inspection:start.failed", async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      const start = { ...form.value, by: viewer.id, now };
      if (!(await startInspection(db, ref, start))) notFound();
      return redirect(href("/repair-cms/:jobId/inspection", params));
    });
  },
);

export const clientAction = answering("inspection:start.failed");

export default ActionError;
