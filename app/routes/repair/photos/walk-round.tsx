import { href, isRouteErrorResponse, Outlet, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { SignStart } from "#app/features/approval/walk-round/sign-start.tsx";
import { signingOf } from "#app/features/approval/walk-round/signing.ts";
import { listWalkSignatures } from "#app/features/approval/walk-round/walk-signatures.server.ts";
import { photoProblems } from "#app/features/photos/photo.ts";
import { problemMessage } from "#app/features/photos/problem-message.ts";
import { findWalkRound } from "#app/features/photos/walk/find-walk-round.server.ts";
import type { ReadTexts } from "#app/features/photos/walk/odometer.tsx";
import { WalkRoundPage } from "#app/features/photos/walk/walk-round-page.tsx";
import { odometerForm } from "#app/features/repair/form/job-forms.ts";
import { saveOdometer } from "#app/features/repair/form/odometer.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Route } from "./+types/walk-round";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ db, params: { jobId }, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId };
    const [found, signed] = await Promise.all([
      findWalkRound(db, ref, readerZone(request)),
      listWalkSignatures(db, ref),
    ]);
    const problem = new URL(request.url).searchParams.get("problem");
    return {
      ...(found ?? notFound()),
      signing: signingOf(found ?? notFound(), signed),
      viewerId: viewer.id,
      mayWrite: mayEnter("repair", viewer),
      problem: photoProblems.find((one) => one === problem),
    };
  },
);

/** Saves what the odometer showed. */
export const action = write(
  { area: "repair", needs: "editJobs" },
  async ({ db, now, params: { jobId }, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, odometerForm);
    const ref = { shopId: shop.id, jobId };
    if (!form.ok) return (await findJob(db, shop.id, jobId)) ? refuse(form) : notFound();
    const { values } = form;
    return attempt({ error: { key: "photos:walk.notSaved" }, values }, async () => {
      const saved = await saveOdometer(db, ref, { ...form.value, by: viewer.id, now });
      if (saved === "gone") notFound();
      if (saved === "saved")
        return redirect(`${href("/repair-cms/:jobId/walk-round", { jobId })}#dash`);
      const { version } = (await findJob(db, shop.id, jobId)) ?? notFound();
      const fresh = { ...values, version: String(version) };
      return refuse({ error: { key: "repair:jobs.changed" }, values: fresh }, 409);
    });
  },
);

export const clientAction = answering("photos:walk.notSaved");

/** The reader of the assistant, which comes when somebody asks for it. */
const readTexts: ReadTexts = async (...asked) =>
  (await import("#app/features/assistant/photo/read-photo.client.ts")).readTexts(...asked);

export default function WalkRound({ loaderData, actionData, params }: Route.ComponentProps) {
  const { problem, signing, ...page } = loaderData;
  return (
    <WalkRoundPage
      {...page}
      jobId={params.jobId}
      problem={problem && problemMessage(problem)}
      answer={actionData}
      readTexts={readTexts}
      signing={
        <>
          <Outlet />
          <SignStart {...signing} jobId={params.jobId} maySign={page.mayWrite} />
        </>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
