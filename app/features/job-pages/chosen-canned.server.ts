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
import { soughtWords } from "./sought-words.server.ts";

type CannedRequest = { asked: URLSearchParams; rates: Rates | undefined; language: Language };
type CannedSelection = { canned?: CannedChoice; filled?: { ok: false; values: FormValues } };

/** The canned quotes on the page of a new quote: `?find=…` searches, `?canned=…` fills. */
export async function chosenCanned(
  db: Db,
  shopId: string,
  { asked, rates, language }: CannedRequest,
): Promise<CannedSelection> {
  const id = asked.get("canned");
  if (id && rates) {
    const found = (await findCanned(db, shopId, id)) ?? notFound();
    const { name, pricedAt, currency } = found;
    const from = { name, pricedAt, ...(currency !== rates.currency && { currency }) };
    const values = filledForm(found, rates, language);
    return { canned: { text: "", found: [], from }, filled: { ok: false, values } };
  }
  const text = asked.get("find")?.slice(0, 200).trim();
  if (text === undefined) return {};
  if (text === "") return { canned: { text, found: await recentCanned(db, shopId) } };
  const sought = await soughtWords(text);
  if (sought.length === 0) return {};
  return { canned: { text, found: await suggestCanned(db, shopId, sought) } };
}
