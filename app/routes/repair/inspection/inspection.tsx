import { isRouteErrorResponse, Outlet } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findInspection } from "#app/features/inspection/find-inspection.server.ts";
import { InspectionPage } from "#app/features/inspection/page/inspection-page.tsx";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/inspection";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, db, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
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

export default function Inspection({ loaderData, params }: Route.ComponentProps) {
  return (
    <InspectionPage {...loaderData} jobId={params.jobId}>
      <Outlet />
    </InspectionPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
