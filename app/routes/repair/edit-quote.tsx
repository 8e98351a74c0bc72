import { Suspense } from "react";
import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { editQuote, findQuoteToEdit } from "#app/features/job-pages/edit-quote.server.ts";
import { QuoteForm } from "#app/features/quotes/form/quote-form.tsx";
import { FrozenQuote } from "#app/features/quotes/job-page/frozen-quote.tsx";
import { quoteHref } from "#app/features/quotes/quote.ts";
import type { Place } from "#app/features/repair/place.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { later } from "#app/ui/connection/later.ts";
import type { Route } from "./+types/edit-quote";

// Rarely there.
const LaterFrozen = later(
  import.meta.env.SSR ? FrozenQuote : undefined,
  async () => (await import("#app/features/quotes/job-page/frozen-quote.tsx")).FrozenQuote,
);

export const handle: Place = { place: "quote" };

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  ({ platform, params, shop }: Route.LoaderArgs & InShop) => {
    const { jobId, quoteId } = params;
    return findQuoteToEdit(platform, { shopId: shop.id, jobId, quoteId });
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  ({ platform, context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, quoteId } = params;
    const writer = { by: viewer.id, language: languageOf(context) };
    const ref = { shopId: shop.id, jobId, quoteId };
    return editQuote(platform, { ...ref, ...writer }, request);
  },
);

export const clientAction = answering("quotes:notSaved");

export default function EditQuote({
  actionData,
  loaderData: { quote, invoice, today, prices },
  params: { jobId, quoteId },
}: Route.ComponentProps) {
  const closeTo = quoteHref(jobId, quoteId);
  if (quote && quote.status !== "pending")
    return (
      <Suspense>
        <LaterFrozen closeTo={closeTo} invoice={invoice} />
      </Suspense>
    );
  return (
    <QuoteForm
      action={href("/repair-cms/:jobId/quotes/:quoteId/edit", { jobId, quoteId })}
      closeTo={closeTo}
      answer={actionData}
      draft={`quote:${quoteId}`}
      rates={{ ...quote, ...prices }}
      quote={quote}
      {...(today && { today })}
      edit
    />
  );
}
