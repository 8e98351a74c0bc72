import { isRouteErrorResponse, Outlet } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { findPhotos } from "#app/features/photos/find-photos.server.ts";
import { photoProblems } from "#app/features/photos/photo.ts";
import { PhotosPage } from "#app/features/photos/photos-page.tsx";
import { problemMessage } from "#app/features/photos/problem-message.ts";
import type { PhotosOfPage } from "#app/features/photos/viewer/chosen-photo.ts";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";
import { notFound } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/photos";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, db, context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { jobId } = params;
    const { ai } = platform;
    const ref = { shopId: shop.id, jobId };
    const { texts, ...found } = (await findPhotos(db, ref, languageOf(context))) ?? notFound();
    const problem = new URL(request.url).searchParams.get("problem");
    return {
      ...found,
      texts: { texts, isDemo: ai.isDemo },
      viewerId: viewer.id,
      mayWrite: mayEnter("repair", viewer),
      problem: photoProblems.find((one) => one === problem),
    };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function Photos({ loaderData, params: { jobId } }: Route.ComponentProps) {
  const { photos, mayWrite, problem, ...page } = loaderData;
  return (
    <PhotosPage
      {...page}
      jobId={jobId}
      photos={photos}
      mayWrite={mayWrite}
      problem={problem && problemMessage(problem)}
    >
      <Outlet context={{ jobId, photos, mayWrite } satisfies PhotosOfPage} />
    </PhotosPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
