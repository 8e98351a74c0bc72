import { data, replace } from "react-router";
import { v7 as newId } from "uuid";
import { quoteOfFinding, tieFinding } from "#app/features/inspection/to-quote.server.ts";
import { storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { countUse } from "#app/features/quotes/canned/save-canned.server.ts";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { isTooMuch, pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { quoteHref, sameContent, tooManyQuotes } from "#app/features/quotes/quote.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { findQuoteRates } from "#app/features/quotes/rates.server.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedInQuote } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Language } from "#app/values/language.ts";
import { chosenCanned } from "./chosen-canned.server.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";

/**
 * What the page of a new quote needs: the shop's rates, canned quotes that were searched for, and
 * with `?finding=…` what a finding says.
 */
export async function findNewQuote(
  { db }: Pick<Services, "db">,
  { shopId, jobId }: JobRef,
  { search, language }: { search: URLSearchParams; language: Language },
) {
  const found = await findQuoteRates(db, shopId, jobId).catch(() => ({ rates: undefined }));
  const rates = (found ?? notFound()).rates;
  const finding = search.get("finding") ?? undefined;
  const of =
    finding === undefined
      ? undefined
      : ((await quoteOfFinding(db, { shopId, jobId }, { finding, language })) ?? notFound());
  // Without settings the page around this one says what is missing.
  const canned = await chosenCanned(db, shopId, { asked: search, rates, language, of });
  return { id: newId(), mayQuote: rates !== undefined, rates, finding, ...canned };
}

/**
 * Creates the quote of a posted form, and leads to it. Its lines are priced here; a form that its
 * own buttons sent comes back with the lines as asked for.
 */
export async function newQuote(
  services: Services,
  { by, language, ...ref }: JobWriter,
  request: Request,
) {
  const { db, now } = services;
  const { shopId, jobId } = ref;
  const { values, check } = await receiveForm(request, quoteFormSize);
  return attempt({ error: { key: "quotes:notCreated" }, values }, async () => {
    const { rates } = (await findQuoteRates(db, shopId, jobId)) ?? notFound();
    if (!rates) return refuse({ error: { key: "quotes:noShop" }, values });
    const lines = rearranged(values, request, rates);
    if (lines) return data(lines);
    const { currency } = rates;
    // Prices typed in one currency are not stored in another.
    if (values?.shownIn !== undefined && values.shownIn !== currency) {
      const error = { key: "quotes:currencyChanged", params: { currency } } as const;
      return refuse({ error, values: { ...values, shownIn: currency } }, 409);
    }
    const form = check(quoteForm({ ...rates, language }));
    if (!form.ok) return refuse(form);

    const id = formId(form.value.id, now());
    const quote = pricedQuote(form.value, rates);
    if (isTooMuch(quote)) return refuse({ error: { key: "quotes:extras.tooMuch" }, values });
    const actor = { by, now: now() };
    const also = await typedInQuote(db, { ...ref, id }, form.value, { ...actor, language });
    const charged = { ...quote, currency, language, now: now(), isNew: true };
    also.push(storeLastPrices(db, { shopId, id }, charged));
    const { canned, finding } = form.value;
    if (canned) also.push(countUse(db, { shopId, id: canned }, { quoteId: id, now: now() }));
    if (finding) also.push(tieFinding(db, { ...ref, id }, finding));
    const made = await createQuote(db, { ...ref, id }, { quote, rates, ...actor, also });
    if (made === "noJob") notFound();
    if (made === "tooMany") return refuse({ error: tooManyQuotes, values }, 409);
    announceTexts(services, ref);
    if (made === "taken") {
      // Sent twice it is one quote; a form that was changed after it had been saved (the back
      // button) is not lost.
      const first = await findQuote(db, shopId, jobId, id);
      const fresh = { ...values, id: newId() };
      if (!first || !sameContent(first, quote))
        return refuse({ error: { key: "quotes:alreadySaved" }, values: fresh }, 409);
    }
    return replace(quoteHref(jobId, id));
  });
}
