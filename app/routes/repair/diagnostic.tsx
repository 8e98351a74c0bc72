import { useOutletContext } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findAnswerToAdd, saveDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import type { JobOfPage } from "#app/features/job-pages/job-of-page.ts";
import { DiagnosticForm } from "#app/features/repair/page/diagnostic-form.tsx";
import type { Place } from "#app/features/repair/place.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import type { Route } from "./+types/diagnostic";

export const handle: Place = { place: "diagnostic" };

/** The assistant's answer that is to be added (`?answer=`), read and edited before it is saved. */
export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ platform, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const answerId = new URL(request.url).searchParams.get("answer");
    if (!answerId) return null;
    const ref = { shopId: shop.id, jobId: params.jobId };
    const wanted = { ...ref, answerId, userId: viewer.id };
    return findAnswerToAdd(platform, wanted, loadEveryT);
  },
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { by: viewer.id, language: languageOf(context) };
    const ref = { shopId: shop.id, jobId: params.jobId };
    return saveDiagnostic(platform, { ...ref, ...writer }, request);
  },
);

export const clientAction = answering("repair:job.diagnosticNotSaved");

export default function Diagnostic({
  actionData,
  loaderData: added,
  params,
}: Route.ComponentProps) {
  const { job } = useOutletContext<JobOfPage>();
  const draft = `diagnostic:${params.jobId}${added ? `:${added.id}` : ""}`;
  return (
    <DiagnosticForm
      key={draft}
      jobId={params.jobId}
      answer={actionData}
      draft={draft}
      job={job}
      added={added}
    />
  );
}
