import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { findJobPage } from "#app/features/job-pages/find-job-page.server.ts";
import { JobPage } from "#app/features/job-pages/job-page.tsx";
import { opensNewQuote } from "#app/features/quotes/opens-new-quote.ts";
import { BackToJobs } from "#app/features/repair/page/back-to-jobs.tsx";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/job";

export const loader = read(
  { area: "records", needs: "readRecords" },
  ({ platform, context, params, request, viewer, shop }: Route.LoaderArgs & InShop) =>
    findJobPage(platform, {
      jobId: params.jobId,
      shop,
      viewer,
      language: languageOf(context),
      readerZone: readerZone(request),
      search: new URL(request.url).searchParams,
      isAhead: isPrefetch(request),
    }),
);

const isAsked = askedBehindDialog();

/**
 * After a refusal the page stays as it was; but whoever is told to read a quote again is shown it
 * as it is now.
 */
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) => {
  const { actionStatus, formAction } = step;
  const asks = isAsked(step);
  if (opensNewQuote(step)) return false;
  return asks || (actionStatus === 409 && /\/stat(us|e)$/.test(formAction ?? ""));
};

export default function JobRoute({ loaderData, params }: Route.ComponentProps) {
  return <JobPage content={loaderData} quoteId={params.quoteId} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <BackToJobs />
      <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />
    </div>
  );
}
