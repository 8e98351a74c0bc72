import type { Terms } from "#app/features/quotes/price/terms.ts";
import {
  hasPrices,
  type QuoteStatus,
  type QuoteWork,
  type ShownQuote,
} from "#app/features/quotes/quote.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import { type Ask, asks, type Place, placeOf, type QuoteAsk, quoteAsks } from "./asks.ts";

export type Missing = { ask: Ask; place: Place; quote?: { id: string; number: number } };

type Facts = {
  /** Undefined while the shop is not set up. */
  printing: { terms: PrintTerms | null; address: string | null; taxId: string | null } | undefined;
  job: {
    customerPhone: string;
    customerAddress: string | null;
    odometer: number | null;
    technicianId: string | null;
    promisedAt: Date | null;
  };
  /** Each with what it lacks of what may be asked of a quote. */
  quotes: readonly { id: string; number: number; lacks: readonly QuoteAsk[] }[];
};

type QuoteFacts = {
  materials: readonly { condition?: string | null }[];
  suppliesAmount: number;
  terms: Terms | null;
  status: QuoteStatus;
  /** Whether its customer has authorized it, as far as that is recorded. */
  isAuthorized: boolean;
};

/** What a quote lacks of what may be asked of it. */
export function lacksOf({
  materials,
  suppliesAmount,
  terms,
  status,
  isAuthorized,
}: QuoteFacts): QuoteAsk[] {
  const isTaxed =
    terms !== null &&
    (terms.exempt !== null || terms.taxes.some(({ rate, on }) => rate > 0 && on.includes("parts")));
  const lacks: Record<QuoteAsk, boolean> = {
    condition: materials.some(({ condition }) => !condition),
    supplies: suppliesAmount > 0,
    partsTax: materials.length > 0 && !isTaxed,
    authorized: status === "approved" && !isAuthorized,
  };
  return quoteAsks.filter((ask) => lacks[ask]);
}

const isOfQuote = (ask: Ask): ask is QuoteAsk => quoteAsks.includes(ask as QuoteAsk);
const isSaid = (texts: Record<string, string> | undefined): boolean =>
  Object.values(texts ?? {}).some((text) => text !== "");

/** What the documents of a job do not say, by the profile of its shop. */
export function missingOnPapers({ printing, job, quotes }: Facts): Missing[] {
  const terms = printing?.terms;
  const said: Record<Exclude<Ask, QuoteAsk>, boolean> = {
    registration: !!terms?.registration,
    days: terms?.days != null,
    warranty: isSaid(terms?.warranty),
    replaced: isSaid(terms?.replaced),
    charges: isSaid(terms?.charges),
    taxId: !!printing?.taxId,
    address: !!printing?.address,
    promised: job.promisedAt !== null,
    odometer: job.odometer !== null,
    technician: job.technicianId !== null,
    customerPhone: job.customerPhone.trim() !== "",
    customerAddress: !!job.customerAddress,
  };
  return asks[terms?.profile ?? "none"].flatMap((ask): Missing[] => {
    const place = placeOf[ask];
    if (!isOfQuote(ask)) return said[ask] ? [] : [{ ask, place }];
    return quotes
      .filter(({ lacks }) => lacks.includes(ask))
      .map(({ id, number }) => ({ ask, place, quote: { id, number } }));
  });
}

type Sheet = Omit<Facts, "job" | "quotes"> & {
  /** `authorizedQuotes`: their ids as JSON. */
  job: Facts["job"] & { authorizedQuotes: string };
  quotes: readonly (QuoteWork | ShownQuote)[];
};

/** The same for a job's page, as it has been read. */
export function missingOnSheet({ job, quotes, printing }: Sheet): Missing[] {
  const authorized: string[] = JSON.parse(job.authorizedQuotes);
  return missingOnPapers({
    printing,
    job,
    quotes: quotes.filter(hasPrices).map((quote) => ({
      id: quote.id,
      number: quote.number,
      lacks: lacksOf({ ...quote, isAuthorized: authorized.includes(quote.id) }),
    })),
  });
}
