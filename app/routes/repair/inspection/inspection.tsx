import { href, isRouteErrorResponse, Outlet, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findInspection } from "#app/features/inspection/find-inspection.server.ts";
import { startForm } from "#app/features/inspection/forms.ts";
import { startInspection } from "#app/features/inspection/inspection.server.ts";
import { InspectionPage } from "#app/features/inspection/page/inspection-page.tsx";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/inspection";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai, db } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const found = await findInspection(db, ref, { reader: languageOf(context) });
    const { texts, ...page } = found ?? notFound();
    const mayWrite = mayEnter("repair", viewer);
    return {
      ...page,
      texts: { texts, isDemo: ai.isDemo },
      mayWrite,
      mayQuote: mayWrite && may(shop, "editQuotes"),
    };
  },
);

/** Starts the inspection of the job. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, startForm);
    if (!form.ok) return refuse(form);
    const { values } = form;
    return attempt({ error: { key: "inspection:start.failed" }, values }, async () => {
      const { db, now } = context.get(platformContext);
      const ref = { shopId: shop.id, jobId: params.jobId };
      const start = { ...form.value, by: viewer.id, now: now() };
      if (!(await startInspection(db, ref, start))) notFound();
      return redirect(href("/repair-cms/:jobId/inspection", params));
    });
  },
);

export const clientAction = answering("inspection:start.failed");

export default function Inspection({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <InspectionPage {...loaderData} jobId={params.jobId} answer={actionData}>
      <Outlet />
    </InspectionPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
