import { data, replace } from "react-router";
import { v7 as newId } from "uuid";
import { quoteOfFinding, tieFinding } from "#app/features/inspection/to-quote.server.ts";
import { filledForm } from "#app/features/quotes/canned/filled.ts";
import {
  findCanned,
  recentCanned,
  suggestCanned,
} from "#app/features/quotes/canned/find-canned.server.ts";
import { storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { countUse } from "#app/features/quotes/canned/save-canned.server.ts";
import type { CannedChoice } from "#app/features/quotes/canned/use-canned.tsx";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { isTooMuch, pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { quoteHref, type Rates, sameContent, tooManyQuotes } from "#app/features/quotes/quote.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { findQuoteRates } from "#app/features/quotes/rates.server.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedInQuote } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { type FormValues, receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";
import { soughtWords } from "./list/sought-words.server.ts";

/**
 * Data of a new quote's page: the shop's rates, canned quotes that were searched for, and the text
 * of a finding with `?finding=…`.
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
 * Creates the quote of a posted form, and redirects to it. Its lines are priced here; the form's
 * own buttons (add or remove a line) return the form.
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

type CannedRequest = {
  asked: URLSearchParams;
  rates: Rates | undefined;
  language: Language;
  /** Finding that the quote is made for: its initial values, and the automatic search. */
  of?: { name: string; values: FormValues } | undefined;
};
type CannedSelection = { canned?: CannedChoice; filled?: { ok: false; values: FormValues } };

/**
 * The canned quotes on the page of a new quote: `?find=…` searches, `?canned=…` fills, and a finding
 * fills what no canned quote does.
 */
async function chosenCanned(
  db: Db,
  shopId: string,
  { asked, rates, language, of }: CannedRequest,
): Promise<CannedSelection> {
  const id = asked.get("canned");
  if (id && rates) {
    const found = (await findCanned(db, shopId, id)) ?? notFound();
    const { name, pricedAt, currency } = found;
    const from = { name, pricedAt, ...(currency !== rates.currency && { currency }) };
    const finding = of?.values.finding;
    const form = filledForm(found, rates, language);
    const values = finding ? { ...form, finding } : form;
    return { canned: { text: "", found: [], from }, filled: { ok: false, values } };
  }
  const filled = of && ({ filled: { ok: false, values: of.values } } as const);
  const typed = asked.get("find")?.slice(0, 200).trim();
  const text = typed ?? of?.name;
  if (text === undefined) return {};
  if (text === "") return { ...filled, canned: { text, found: await recentCanned(db, shopId) } };
  const sought = await soughtWords(text);
  const found = sought.length === 0 ? [] : await suggestCanned(db, shopId, sought);
  // Without a match for a finding, the canned quotes used last are offered.
  if (sought.length === 0 || (found.length === 0 && typed === undefined)) return { ...filled };
  return { ...filled, canned: { text, found } };
}
