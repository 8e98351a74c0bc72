import { priceDocument } from "#app/features/quotes/price/document.ts";
import { chosenTerms } from "#app/features/quotes/priced-quote.ts";
import { contentOf } from "#app/features/quotes/quote-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Work } from "./find-declined.server.ts";

export type Taking = Actor & { work: Work; rates: NonNullable<Work["rates"]>; id: string };

/** Columns of a pending quote with the rejected one's content, priced at the current rate. */
export function declinedColumns({ work, rates, id, now }: Omit<Taking, "by">) {
  const discount = work.quote.terms?.discount ?? null;
  const terms = chosenTerms(rates.terms, { discount, waived: false });
  const price = priceDocument(work.quote, { ...rates, terms });
  return {
    ...rates,
    ...contentOf({ ...work.quote, ...price, terms }),
    estimatedAmount: price.totalAmount,
    id,
    status: "pending",
    choice: null,
    warranty: rates.warranty ?? null,
    createdAt: new Date(now),
    updatedAt: new Date(now),
    version: 1,
    statusVersion: 1,
  } as const;
}
