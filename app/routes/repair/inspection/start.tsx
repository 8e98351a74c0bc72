import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startForm } from "#app/features/inspection/forms.ts";
import { startInspection } from "#app/features/inspection/inspection.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/start";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Starts the inspection of the job. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { form: startForm, failed: "inspection:start.failed" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const start = { ...value, by: viewer.id, now };
    if (!(await startInspection(db, ref, start))) notFound();
    return redirect(href("/repair-cms/:jobId/inspection", params));
  },
);

export const clientAction = answering("inspection:start.failed");

export default ActionError;
