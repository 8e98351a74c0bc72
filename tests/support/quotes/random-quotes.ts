import fc from "fast-check";
import { v7 as newId } from "uuid";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { anyPriced } from "../../features/quotes/price/any-terms.ts";
import { inFractions } from "../../features/quotes/price/fractions.ts";
import { below, draw, pick } from "../chance.ts";

const letters = [..."aeiounrstlñÑáéüABCXYZ0123456789 .,;:!?%$#@+-*/=<>&\"'()[]{}€½°ЖяΩł"];
const text = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 })
  .map((some) => `${some.join("").replace(/\s+/g, " ").trim()}.`);

/** A text of letters that a shop may type and a PDF can print. */
export const anyText = (): string => draw(text, 1)[0]!;

/**
 * Makes one to three random quotes of a job, in one currency and each with its own terms, with
 * their exact amounts as fractions. `texts`: typed texts, the description first.
 */
export async function makeRandomQuotes(db: Db, ref: JobRef, by: string) {
  // Cloned: objects without a prototype are none to the database's library.
  const some = structuredClone(draw(anyPriced, 60));
  const { currency, decimals } = pick(some);
  const made = some.filter((one) => one.currency === currency).slice(0, 1 + below(3));
  const quotes = [];
  for (const [at, quote] of made.entries()) {
    const { laborHours, laborRate, terms } = quote;
    const named = <Line>(lines: readonly Line[]) =>
      lines.map((one) => ({ ...one, name: anyText() }));
    const draft = { laborHours, materials: named(quote.materials), labor: named(quote.labor) };
    const rates = { laborRate, currency, decimals, terms };
    const priced = { ...priceDocument(draft, rates), laborHours, terms, description: anyText() };
    const id = newId();
    await createQuote(db, { ...ref, id }, { quote: priced, rates, by, now: Date.now() + at });
    const texts = [
      priced.description,
      ...[...draft.materials, ...draft.labor].map((one) => one.name),
    ];
    quotes.push({ id, texts, laborHours, exact: inFractions(quote) });
  }
  return { quotes, currency, decimals };
}
