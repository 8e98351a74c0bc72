import { href, isRouteErrorResponse, Outlet, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findPoint } from "#app/features/inspection/find-point.server.ts";
import { findingForm, findingFormSize } from "#app/features/inspection/forms.ts";
import { PointPage } from "#app/features/inspection/point/point-page.tsx";
import { saveFinding } from "#app/features/inspection/save-finding.server.ts";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/point";

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ platform, db, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const ref = { shopId: shop.id, ...params };
    const found = await findPoint(db, ref, { reader: languageOf(context) });
    const { texts, ...page } = found ?? notFound();
    return {
      ...page,
      texts: { texts, isDemo: ai.isDemo },
      viewerId: viewer.id,
      mayQuote: may(shop, "editQuotes"),
    };
  },
);

/** Saves all that is said of a point, and leads back to it on the inspection. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { form: findingForm, size: findingFormSize, failed: "inspection:notSaved" },
  async ({ platform, params, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const ref = { shopId: shop.id, ...params };
    const saved = await saveFinding(platform, ref, value, viewer.id);
    if (saved === "gone") notFound();
    if (saved === "saved") {
      const page = href("/repair-cms/:jobId/inspection", { jobId: params.jobId });
      return redirect(`${page}#point-${params.point}`);
    }
    if ("wrong" in saved) return refuse({ error: { key: saved.wrong }, values });
    const fresh = { ...values, version: String(saved.overtaken) };
    return refuse({ error: { key: "inspection:point.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("inspection:notSaved");

export default function PointRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <PointPage {...loaderData} jobId={params.jobId} answer={actionData}>
      <Outlet />
    </PointPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
