import { href, isRouteErrorResponse, Outlet, replace } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { isMemorable } from "#app/features/phrases/phrase.ts";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import { JobProblem } from "#app/features/repair/job-notices.tsx";
import type { TextField } from "#app/features/repair/texts/text.ts";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import {
  findReviews,
  groupsOf,
  isPlain,
} from "#app/features/translations/review/find-review.server.ts";
import { markOf } from "#app/features/translations/review/mark.server.ts";
import type { Review } from "#app/features/translations/review/review.ts";
import type { ShownReview } from "#app/features/translations/review/review-card.tsx";
import { reviewForm, reviewFormSize } from "#app/features/translations/review/review-forms.ts";
import { ReviewPage } from "#app/features/translations/review/review-page.tsx";
import {
  type SavedReview,
  saveReview,
} from "#app/features/translations/review/save-review.server.ts";
import { searchQuotes } from "#app/features/translations/search-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import type { WordKey } from "#app/values/word-key.ts";
import type { Route } from "./+types/review";

const shown = (reviews: readonly Review[], mayRemember: boolean): ShownReview[] =>
  reviews.map((review) => ({
    ...review,
    mark: markOf(review.original),
    memorable: mayRemember && lines.has(review.field) && isMemorable(review.original),
  }));
/** The texts that come again on other jobs. */
const lines: ReadonlySet<TextField> = new Set(["line", "description"]);

export const loader = read(
  { area: "repair", needs: "reviewTexts" },
  async ({ context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai, db, now } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const papers = may(shop, "editQuotes");
    const asked = { by: viewer.id, now: now(), papers };
    const { job, reviews, making, limit, missing } =
      (await findReviews(db, ref, asked)) ?? notFound();
    const { customer, shop: forShop, ready, more } = groupsOf(reviews, job);
    const mayAsk = ai.models.translation.length > 0;
    const show = (some: readonly Review[]) => shown(some, papers);
    const accepted = new URL(request.url).searchParams.get("accepted");
    return {
      number: job.number,
      groups: { customer: show(customer), shop: show(forShop), ready: show(ready), more },
      plain: show([...customer, ...forShop].filter(isPlain)),
      mayAsk,
      limit: mayAsk ? limit : undefined,
      isDemo: ai.isDemo,
      making,
      missing,
      mayManage: may(shop, "manageShop"),
      accepted: accepted && /^\d{1,4}$/.test(accepted) ? Number(accepted) : undefined,
    };
  },
);

const problems: Record<Exclude<Extract<SavedReview, string>, "saved">, WordKey> = {
  changed: "review:originalChanged",
  overtaken: "review:overtaken",
  gone: "review:gone",
};

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { db, defer, now } = context.get(platformContext);
    const form = await readForm(request, reviewForm, reviewFormSize);
    if (!form.ok) return refuse(form);
    const { text, version = 0, mark, language, back, remember, sure, ...of } = form.value;
    return attempt({ error: { key: "review:notSaved" }, values: form.values }, async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      const mayRemember = may(shop, "editQuotes");
      const reviewed = { of, language, text, version, mark, sure: sure !== undefined };
      const saved = await saveReview(
        db,
        ref,
        { ...reviewed, remember: !!remember && mayRemember },
        { by: viewer.id, now: now() },
      );
      if (saved === "saved") {
        if (lines.has(of.field)) defer(searchQuotes(db, ref));
        // Never without a hash: by it the form knows that it worked, and drops its draft.
        const next = back || reviewAnchor(of, language);
        return replace(`${href("/repair-cms/:jobId/review", params)}#${next}`);
      }
      if (typeof saved === "object")
        return refuse({
          error: { key: "review:denials", params: saved },
          values: { ...form.values, asked: "yes" },
        });
      const found = (await findReviews(db, ref)) ?? notFound();
      const current = found.reviews.find(
        (one) => reviewAnchor(one, one.language) === reviewAnchor(of, language),
      );
      // The next save is of what is shown now.
      const seen = current && {
        version: String(current.version),
        mark: markOf(current.original),
      };
      return refuse({ error: { key: problems[saved] }, values: { ...form.values, ...seen } }, 409);
    });
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
      {/* What a button's own address had to say. */}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
