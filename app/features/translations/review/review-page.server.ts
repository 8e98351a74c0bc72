import { href, replace } from "react-router";
import { may } from "#app/features/account/role.ts";
import type { ViewerShop } from "#app/features/account/viewer.ts";
import { isMemorable } from "#app/features/phrases/phrase.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { TextField } from "#app/features/repair/texts/text.ts";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { searchQuotes } from "#app/features/translations/search-quotes.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { findReviews, groupsOf, isPlain } from "./find-review.server.ts";
import { markOf } from "./mark.server.ts";
import { isReady, type Review } from "./review.ts";
import { reviewForm, reviewFormSize } from "./review-forms.ts";
import type { ShownReview } from "./review-row.tsx";
import { type SavedReview, saveReview } from "./save-review.server.ts";

const shown = (reviews: readonly Review[], mayRemember: boolean): ShownReview[] =>
  reviews.map((review) => ({
    ...review,
    mark: markOf(review.original),
    memorable: mayRemember && lines.has(review.field) && isMemorable(review.original),
  }));
/** The texts that come again on other jobs. */
const lines: ReadonlySet<TextField> = new Set(["line", "description"]);

type Visit = JobRef & { by: string; shop: ViewerShop };

/** The texts of a job that a person may look over, by the reader they are for. */
export async function findReviewPage(
  { ai, db, now }: Pick<Platform, "ai" | "db" | "now">,
  { by, shop, ...ref }: Visit,
  search: URLSearchParams,
) {
  const papers = may(shop, "editQuotes");
  const asked = { by, now: now(), papers };
  const { job, reviews, making, limit, missing } =
    (await findReviews(db, ref, asked)) ?? notFound();
  const { customer, shop: forShop, ready, more } = groupsOf(reviews, job);
  const mayAsk = ai.models.translation.length > 0;
  const show = (some: readonly Review[]) => shown(some, papers);
  const accepted = search.get("accepted");
  return {
    number: job.number,
    groups: { customer: show(customer), shop: show(forShop), ready: show(ready), more },
    count: { ready: reviews.filter(isReady).length, all: reviews.length },
    plain: show([...customer, ...forShop].filter(isPlain)),
    mayAsk,
    limit: mayAsk ? limit : undefined,
    isDemo: ai.isDemo,
    making,
    missing,
    mayManage: may(shop, "manageShop"),
    accepted: accepted && /^\d{1,4}$/.test(accepted) ? Number(accepted) : undefined,
  };
}

const problems: Record<Exclude<Extract<SavedReview, string>, "saved">, WordKey> = {
  changed: "review:originalChanged",
  overtaken: "review:overtaken",
  gone: "review:gone",
};

/** Saves one reviewed text of a job, and leads to the next. */
export async function answerReview(
  { db, defer, now }: Pick<Platform, "db" | "defer" | "now">,
  { by, shop, ...ref }: Visit,
  request: Request,
) {
  const form = await readForm(request, reviewForm, reviewFormSize);
  if (!form.ok) return refuse(form);
  const { text, version = 0, mark, language, back, remember, sure, ...of } = form.value;
  return attempt({ error: { key: "review:notSaved" }, values: form.values }, async () => {
    const mayRemember = may(shop, "editQuotes");
    const reviewed = { of, language, text, version, mark, sure: sure !== undefined };
    const saved = await saveReview(
      db,
      ref,
      { ...reviewed, remember: !!remember && mayRemember },
      { by, now: now() },
    );
    if (saved === "saved") {
      if (lines.has(of.field)) defer(searchQuotes(db, ref));
      // Never without a hash: by it the form knows that it worked, and drops its draft.
      const next = back || reviewAnchor(of, language);
      const forgets = new URL(request.url).searchParams.get("remember") === "no";
      const page = href("/repair-cms/:jobId/review", { jobId: ref.jobId });
      return replace(`${page}${forgets ? "?remember=no" : ""}#${next}`);
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
    // The next save refers to the contents shown now.
    const seen = current && {
      version: String(current.version),
      mark: markOf(current.original),
    };
    return refuse({ error: { key: problems[saved] }, values: { ...form.values, ...seen } }, 409);
  });
}
