import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import {
  answerReview,
  findReviewPage,
} from "#app/features/translations/review/review-page.server.ts";
import { ReviewPage } from "#app/features/translations/review/review-page.tsx";
import { answering } from "#app/http/client-write.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import type { Route } from "./+types/review";

export const loader = read(
  { area: "repair", needs: "reviewTexts" },
  async ({ platform, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const visit = { shopId: shop.id, jobId: params.jobId, by: viewer.id, shop };
    const search = new URL(request.url).searchParams;
    return findReviewPage(platform, visit, search);
  },
);

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  async ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const visit = { shopId: shop.id, jobId: params.jobId, by: viewer.id, shop };
    return answerReview(platform, visit, request);
  },
);

export const clientAction = answering("review:notSaved");

/** A refusal may say that the original changed: then it is read again. */
export const shouldRevalidate = () => true;

export default function ReviewRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer = actionData as FormAnswer | undefined;
  return (
    <ReviewPage
      {...loaderData}
      jobId={params.jobId}
      answer={answer}
      answered={answeredText(answer)}
    >
      <MissingOnPapers jobId={params.jobId} {...loaderData} />
      {/* Shows refusals of buttons that post to their own address. */}
      <Outlet />
    </ReviewPage>
  );
}

/** The text that a refusal is about, as its form named it. */
function answeredText(answer: FormAnswer | undefined): string | undefined {
  if (!answer || answer.ok || !answer.values) return undefined;
  const { subjectId, field, language } = answer.values;
  return `${language}-${field}-${subjectId}`;
}

export const ErrorBoundary = JobError;
