import { Suspense } from "react";
import { href, useOutletContext } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import type { JobOfPage } from "#app/features/job-pages/job-of-page.ts";
import { findNewQuote, newQuote } from "#app/features/job-pages/new-quote.server.ts";
import { CannedAtHand } from "#app/features/quotes/canned/canned-at-hand.tsx";
import { UseCanned } from "#app/features/quotes/canned/use-canned.tsx";
import { QuoteForm } from "#app/features/quotes/form/quote-form.tsx";
import type { Place } from "#app/features/repair/place.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { later } from "#app/ui/connection/later.ts";
import type { Route } from "./+types/new-quote";

const LaterCanned = later(import.meta.env.SSR ? UseCanned : undefined, () =>
  import("#app/features/quotes/canned/use-canned.tsx").then((part) => part.UseCanned),
);

export const handle: Place = { place: "newQuote" };

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  ({ platform, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const search = new URL(request.url).searchParams;
    const ref = { shopId: shop.id, jobId: params.jobId };
    return findNewQuote(platform, ref, {
      search,
      language: languageOf(context),
    });
  },
);

// The job's page has it all already: the form opens at once, however slow the network. Canned
// quotes are asked for.
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  new URL(request.url).search ? serverLoader() : null;

export const action = write(
  { area: "repair", needs: "editQuotes" },
  ({ platform, context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { by: viewer.id, language: languageOf(context) };
    const ref = { shopId: shop.id, jobId: params.jobId };
    return newQuote(platform, { ...ref, ...writer }, request);
  },
);

export const clientAction = answering("quotes:notCreated");

export default function NewQuote({
  actionData,
  loaderData: page,
  params: { jobId },
}: Route.ComponentProps) {
  const job = useOutletContext<JobOfPage>();
  const { id, rates } = page ?? job.newQuote ?? {};
  if (page?.mayQuote === false) return null;
  const action = href("/repair-cms/:jobId/quotes/new", { jobId });
  const finding = page?.finding;
  const filling = `${action}?${finding ? `finding=${finding}&` : ""}`;
  return (
    <QuoteForm
      key={page?.filled && id}
      action={action}
      closeTo={href("/repair-cms/:jobId", { jobId })}
      answer={actionData ?? page?.filled}
      draft={`quote:${jobId}`}
      rates={rates}
      {...(id && { id })}
    >
      {!page?.canned && <CannedAtHand action={filling} canned={job.newQuote?.canned ?? []} />}
      <Suspense>
        <LaterCanned action={filling} choice={page?.canned} finding={finding} />
      </Suspense>
    </QuoteForm>
  );
}
