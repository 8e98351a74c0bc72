import { storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { findToCan, saveCanned } from "#app/features/quotes/canned/save-canned.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";

type Of = { job: { id: string }; quote: { id: string }; name: string; now?: number };

/** Saves a quote of a shop as a canned one, with its last prices, and answers its id. */
export async function aCannedQuote(
  db: App["db"],
  { shopId }: Pick<Person, "shopId">,
  { job, quote, name, now = Date.now() }: Of,
): Promise<string> {
  const from = (await findToCan(db, { shopId, jobId: job.id, id: quote.id }))!;
  const id = crypto.randomUUID();
  await saveCanned(db, { shopId, id }, { from, name, language: "en", now });
  const charged = { ...from.quote, language: "en", now, isNew: true } as const;
  await storeLastPrices(db, { shopId, id: quote.id }, charged);
  return id;
}
