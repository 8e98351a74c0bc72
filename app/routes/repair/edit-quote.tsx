import { Suspense } from "react";
import { data, href, replace } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findQuote } from "#app/features/quotes/find-quote.server.ts";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { QuoteForm } from "#app/features/quotes/form/quote-form.tsx";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { findInvoiceOfQuote } from "#app/features/quotes/invoices/find-money.server.ts";
import { FrozenQuote } from "#app/features/quotes/job-page/frozen-quote.tsx";
import { isTooMuch, pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { quoteHref, sameContent } from "#app/features/quotes/quote.ts";
import { findQuoteRates } from "#app/features/quotes/rates.server.ts";
import { saveQuote } from "#app/features/quotes/save-quote.server.ts";
import { todaysTerms } from "#app/features/quotes/taxes/todays-terms.ts";
import type { Place } from "#app/features/repair/place.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { later } from "#app/ui/later.ts";
import type { Route } from "./+types/edit-quote";

// Rarely there.
const LaterFrozen = later(
  import.meta.env.SSR ? FrozenQuote : undefined,
  async () => (await import("#app/features/quotes/job-page/frozen-quote.tsx")).FrozenQuote,
);

export const handle: Place = { place: "quote" };

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const [found, today] = await Promise.all([
      findQuote(db, shop.id, params.jobId, params.quoteId),
      findQuoteRates(db, shop.id, params.jobId),
    ]);
    const quote = found ?? notFound();
    if (quote.status === "pending")
      return data({ quote, invoice: undefined, today: todaysTerms(quote, today?.rates) });
    const ref = { shopId: shop.id, jobId: params.jobId };
    const invoice = await findInvoiceOfQuote(db, ref, quote.id);
    return data({ quote, invoice, today: undefined }, { status: 409 });
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const { jobId, quoteId } = params;
    const { values, check } = await receiveForm(request, quoteFormSize);
    const frozen = async () => {
      const invoice = await findInvoiceOfQuote(db, { shopId: shop.id, jobId }, quoteId);
      const error = invoice
        ? { key: "quotes:invoiced" as const, params: { invoice } }
        : { key: "quotes:frozen" as const };
      return refuse({ error, values }, 409);
    };
    return attempt({ error: { key: "quotes:notSaved" }, values }, async () => {
      const find = async () => (await findQuote(db, shop.id, jobId, quoteId)) ?? notFound();
      const stored = await find();
      if (stored.status !== "pending") return await frozen();
      const lines = rearranged(values, request, stored);
      if (lines) return data(lines);
      const form = check(quoteForm({ ...stored, language: languageOf(context) }));
      if (!form.ok) return refuse(form);

      const today = form.value.todaysTaxes
        ? todaysTerms(stored, (await findQuoteRates(db, shop.id, jobId))?.rates)
        : undefined;
      const quote = pricedQuote(form.value, { ...stored, ...today });
      if (isTooMuch(quote)) return refuse({ error: { key: "quotes:extras.tooMuch" }, values });
      const ref = { shopId: shop.id, jobId, id: quoteId };
      const { version } = form.value;
      // Only lines whose price was changed say what the shop charges today.
      const priceOf = new Map(stored.materials.map((line) => [line.name, line.unitPrice]));
      const materials = quote.materials.filter(
        ({ name, unitPrice }) => priceOf.get(name) !== unitPrice,
      );
      const prices = { materials, currency: stored.currency, language: languageOf(context) };
      const save = { quote, version, prices, by: viewer.id, now: now() };
      if ((await saveQuote(db, ref, save)) !== "saved") {
        const current = await find();
        if (current.status !== "pending") return await frozen();
        // The same once more is a form sent twice. Anything else hears of the other change, and
        // overwrites it by saving again.
        const fresh = { ...values, version: String(current.version) };
        if (!sameContent(current, quote))
          return refuse({ error: { key: "quotes:changed" }, values: fresh }, 409);
      }
      announceTexts(platform, { shopId: shop.id, jobId });
      return replace(quoteHref(jobId, quoteId));
    });
  },
);

export const clientAction = answering("quotes:notSaved");

export default function EditQuote({
  actionData,
  loaderData: { quote, invoice, today },
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
      rates={quote}
      quote={quote}
      {...(today && { today })}
      edit
    />
  );
}
