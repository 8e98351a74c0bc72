import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { findJobsPage } from "#app/features/job-pages/list/find-jobs-page.server.ts";
import { JobsPage } from "#app/features/job-pages/list/jobs-page.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/jobs";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  ({ platform, context, request, shop, viewer }: Route.LoaderArgs & InShop) =>
    findJobsPage(platform, { shop, viewer, language: languageOf(context) }, request),
);

const isAsked = askedBehindDialog();
/** Reloads after a conflict, so that the card shows where it is now. */
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) =>
  isAsked(step) || step.actionStatus === 409;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} />;
}

/**
 * The list could not be fetched at all: the shop's network is gone, most likely. Or a form of this
 * page came without a session.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <>
      <PageHeader title={t("repair:title")} />
      <NotLoaded what="repair:jobs.notLoaded" />
    </>
  );
}
