import { Suspense } from "react";
import { data, href, replace, useRouteLoaderData } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { countUse } from "#app/features/quotes/canned/save-canned.server.ts";
import { UseCanned } from "#app/features/quotes/canned/use-canned.tsx";
import { createQuote } from "#app/features/quotes/create-quote.server.ts";
import { findQuote } from "#app/features/quotes/find-quote.server.ts";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { QuoteForm } from "#app/features/quotes/form/quote-form.tsx";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { isTooMuch, pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { quoteHref, type Rates, sameContent, tooManyQuotes } from "#app/features/quotes/quote.ts";
import { findQuoteRates } from "#app/features/quotes/rates.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedInQuote } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { later } from "#app/ui/later.ts";
import type { Route } from "./+types/new-quote";
import { chosenCanned } from "./canned/chosen.server.ts";

const LaterCanned = later(import.meta.env.SSR ? UseCanned : undefined, () =>
  import("#app/features/quotes/canned/use-canned.tsx").then((part) => part.UseCanned),
);

export const handle: Place = { place: "newQuote" };

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const found = await findQuoteRates(db, shop.id, params.jobId).catch(() => ({
      rates: undefined,
    }));
    const rates = (found ?? notFound()).rates;
    // Without settings the page around this one says what is missing.
    const asked = new URL(request.url).searchParams;
    const language = languageOf(context);
    const canned = await chosenCanned(db, shop.id, { asked, rates, language });
    return { id: newId(), mayQuote: rates !== undefined, rates, ...canned };
  },
);

// The job's page has it all already: the form opens at once, however slow the network. Canned
// quotes are asked for.
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  new URL(request.url).search ? serverLoader() : null;

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const { values, check } = await receiveForm(request, quoteFormSize);
    return attempt({ error: { key: "quotes:notCreated" }, values }, async () => {
      const { rates } = (await findQuoteRates(db, shop.id, params.jobId)) ?? notFound();
      if (!rates) return refuse({ error: { key: "quotes:noShop" }, values });
      const lines = rearranged(values, request, rates);
      if (lines) return data(lines);
      const { currency } = rates;
      // Prices typed in one currency are not stored in another.
      if (values?.shownIn !== undefined && values.shownIn !== currency) {
        const error = { key: "quotes:currencyChanged", params: { currency } } as const;
        return refuse({ error, values: { ...values, shownIn: currency } }, 409);
      }
      const form = check(quoteForm({ ...rates, language: languageOf(context) }));
      if (!form.ok) return refuse(form);

      const id = formId(form.value.id, now());
      const quote = pricedQuote(form.value, rates);
      if (isTooMuch(quote)) return refuse({ error: { key: "quotes:extras.tooMuch" }, values });
      const actor = { by: viewer.id, now: now() };
      const ref = { shopId: shop.id, jobId: params.jobId };
      const also = await typedInQuote(db, { ...ref, id }, form.value, {
        ...actor,
        language: languageOf(context),
      });
      const charged = {
        ...quote,
        currency,
        language: languageOf(context),
        now: now(),
        isNew: true,
      };
      also.push(storeLastPrices(db, { shopId: shop.id, id }, charged));
      const { canned } = form.value;
      if (canned)
        also.push(countUse(db, { shopId: shop.id, id: canned }, { quoteId: id, now: now() }));
      const made = await createQuote(db, { ...ref, id }, { quote, rates, ...actor, also });
      if (made === "noJob") notFound();
      if (made === "tooMany") return refuse({ error: tooManyQuotes, values }, 409);
      announceTexts(platform, ref);
      if (made === "taken") {
        // Sent twice it is one quote; a form that was changed after it had been saved (the back
        // button) is not lost.
        const first = await findQuote(db, shop.id, params.jobId, id);
        const fresh = { ...values, id: newId() };
        if (!first || !sameContent(first, quote))
          return refuse({ error: { key: "quotes:alreadySaved" }, values: fresh }, 409);
      }
      return replace(quoteHref(params.jobId, id));
    });
  },
);

export const clientAction = answering("quotes:notCreated");

export default function NewQuote({ actionData, loaderData, params }: Route.ComponentProps) {
  const job = useRouteLoaderData<{ newQuote?: { id: string; rates: Rates | undefined } }>(
    "routes/repair/job",
  );
  const { id, rates } = loaderData ?? job?.newQuote ?? {};
  if (loaderData?.mayQuote === false) return null;
  const action = href("/repair-cms/:jobId/quotes/new", params);
  return (
    <QuoteForm
      key={loaderData?.filled && id}
      action={action}
      closeTo={href("/repair-cms/:jobId", params)}
      answer={actionData ?? loaderData?.filled}
      draft={`quote:${params.jobId}`}
      rates={rates}
      {...(id && { id })}
    >
      <Suspense>
        <LaterCanned action={action} choice={loaderData?.canned} />
      </Suspense>
    </QuoteForm>
  );
}
