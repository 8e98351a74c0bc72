import { filledForm } from "#app/features/quotes/canned/filled.ts";
import {
  findCanned,
  recentCanned,
  suggestCanned,
} from "#app/features/quotes/canned/find-canned.server.ts";
import type { CannedChoice } from "#app/features/quotes/canned/use-canned.tsx";
import type { Rates } from "#app/features/quotes/quote.ts";
import { notFound } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { soughtWords } from "./list/sought-words.server.ts";

type CannedRequest = {
  asked: URLSearchParams;
  rates: Rates | undefined;
  language: Language;
  /** The finding that the quote is made of: what it fills in, and what is looked for of itself. */
  of?: { name: string; values: FormValues } | undefined;
};
type CannedSelection = { canned?: CannedChoice; filled?: { ok: false; values: FormValues } };

/**
 * The canned quotes on the page of a new quote: `?find=…` searches, `?canned=…` fills, and a finding
 * fills what no canned quote does.
 */
export async function chosenCanned(
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
  // Where nothing fits a finding the ones used last are at hand, as ever.
  if (sought.length === 0 || (found.length === 0 && typed === undefined)) return { ...filled };
  return { ...filled, canned: { text, found } };
}
