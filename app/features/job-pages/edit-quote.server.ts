import { data, replace } from "react-router";
import { findInvoiceOfQuote } from "#app/features/money/find-money.server.ts";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { isTooMuch, pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { quoteHref, type Rates, sameContent } from "#app/features/quotes/quote.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { findQuoteRates } from "#app/features/quotes/rates.server.ts";
import { saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { todaysTerms } from "#app/features/quotes/taxes/todays-terms.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";

/** A quote to edit; answers 409 with its invoice, if any, once it was decided. */
export async function findQuoteToEdit(
  { db }: Pick<Services, "db">,
  ref: JobRef & { quoteId: string },
) {
  const { shopId, jobId, quoteId } = ref;
  const [found, today] = await Promise.all([
    findQuote(db, shopId, jobId, quoteId),
    findQuoteRates(db, shopId, jobId),
  ]);
  const quote = found ?? notFound();
  const prices = pricesOfToday(quote, today?.rates);
  if (quote.status === "pending")
    return data({ quote, invoice: undefined, today: todaysTerms(quote, today?.rates), prices });
  const invoice = await findInvoiceOfQuote(db, { shopId, jobId }, quote.id);
  return data({ quote, invoice, today: undefined, prices: {} }, { status: 409 });
}

/** Current price settings, if the quote has the same currency. */
const pricesOfToday = (
  quote: Rates,
  today: Rates | undefined,
): Pick<Rates, "rules" | "laborRates"> =>
  today?.currency === quote.currency && today.decimals === quote.decimals
    ? { rules: today.rules ?? null, laborRates: today.laborRates ?? [] }
    : {};

/** Saves the posted form of a pending quote at the version it was opened with, and leads to it. */
export async function editQuote(
  services: Services,
  { by, language, quoteId, ...ref }: JobWriter & { quoteId: string },
  request: Request,
) {
  const { db, now } = services;
  const { shopId, jobId } = ref;
  const { values, check } = await receiveForm(request, quoteFormSize);
  const frozen = async () => {
    const invoice = await findInvoiceOfQuote(db, ref, quoteId);
    const error = invoice
      ? { key: "quotes:invoiced" as const, params: { invoice } }
      : { key: "quotes:frozen" as const };
    return refuse({ error, values }, 409);
  };
  return attempt({ error: { key: "quotes:notSaved" }, values }, async () => {
    const find = async () => (await findQuote(db, shopId, jobId, quoteId)) ?? notFound();
    const [stored, shop] = await Promise.all([find(), findQuoteRates(db, shopId, jobId)]);
    if (stored.status !== "pending") return await frozen();
    const money = { ...stored, ...pricesOfToday(stored, shop?.rates) };
    const lines = rearranged(values, request, money);
    if (lines) return data(lines);
    const form = check(quoteForm({ ...money, language }));
    if (!form.ok) return refuse(form);

    const today = form.value.todaysTaxes ? todaysTerms(stored, shop?.rates) : undefined;
    const quote = pricedQuote(form.value, { ...stored, ...today });
    if (isTooMuch(quote)) return refuse({ error: { key: "quotes:extras.tooMuch" }, values });
    const { version } = form.value;
    // Only lines whose price was changed say what the shop charges today.
    const priceOf = new Map(stored.materials.map((line) => [line.name, line.unitPrice]));
    const materials = quote.materials.filter(
      ({ name, unitPrice }) => priceOf.get(name) !== unitPrice,
    );
    const prices = { materials, currency: stored.currency, language };
    const save = { quote, version, prices, by, now: now() };
    if ((await saveQuote(db, { ...ref, id: quoteId }, save)) !== "saved") {
      const current = await find();
      if (current.status !== "pending") return await frozen();
      // A second submission of the same form succeeds. Other content is refused with the current
      // version, so that saving once more overwrites the other change.
      const fresh = { ...values, version: String(current.version) };
      if (!sameContent(current, quote))
        return refuse({ error: { key: "quotes:changed" }, values: fresh }, 409);
    }
    announceTexts(services, ref);
    return replace(quoteHref(jobId, quoteId));
  });
}
