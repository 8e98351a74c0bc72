import type { Terms } from "#app/features/quotes/price/terms.ts";
import {
  hasPrices,
  type QuoteStatus,
  type QuoteWork,
  type ShownQuote,
} from "#app/features/quotes/quote.ts";
import type { PaperProfile, PrintTerms } from "#app/features/shop/print/print-terms.ts";

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
  /** Each with the required details that it lacks. */
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

/** Lists the details that a quote lacks. */
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

/** Lists the required details that a job's documents lack, by the profile of the shop. */
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

/** Runs `missingOnPapers` on the data of a job's page. */
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

/** Details that a law requires on a shop's documents. */
type Ask =
  | "registration"
  | "taxId"
  | "address"
  | "days"
  | "warranty"
  | "promised"
  | "customerPhone"
  | "customerAddress"
  | "odometer"
  | "technician"
  | "replaced"
  | "charges"
  | QuoteAsk;

/** Details required of each quote. */
const quoteAsks = ["condition", "supplies", "partsTax", "authorized"] as const;
type QuoteAsk = (typeof quoteAsks)[number];

/** Page where the detail is entered. */
type Place = "print" | "shop" | "job" | "quote";

/**
 * Details that each profile requires, as read on 2026-11-23; the shop has to have them checked.
 * California: 16 CCR 3356(b) (registration number, name and address), 3356(c)(2) (each part new,
 * used, rebuilt), 3354(a) (the telephone number that authorized more work), 3356 as reported in 2007
 * (no charge for "shop supplies" or the like), B&P Code 9884.9 (no work without authorization).
 * Florida: Statutes 559.905(1)(a), (b) (address and telephone of shop and customer), (c) (odometer),
 * (e) (proposed completion), (g) (by the hour or flat), 559.905(1)(h) (its sentence on supplies:
 * shop/print/statements.ts).
 * Michigan: MCL 257.1334 (condition of parts, who did the work). The certification number of the
 * mechanic is required too, but not stored.
 * New York: 15 NYCRR 82.5(a) (facility number, parts that are not new, replaced parts), 82.8 (how
 * labor is charged).
 * Texas: 34 TAC 3.290 (parts that are charged apart are taxed, labor is not).
 * Mexico: NOM-174-SCFI-2007 (registered contract, day of delivery, consent to used parts, warranty
 * of 60 days).
 * Argentina: Ley 24.240, art. 20 (parts are new unless agreed in writing), art. 21 (identification
 * and address, time, warranty, term of acceptance, tax numbers).
 */
const asks: Record<PaperProfile, readonly Ask[]> = {
  none: [],
  california: ["registration", "address", "customerPhone", "condition", "supplies", "authorized"],
  florida: ["address", "customerAddress", "customerPhone", "odometer", "promised", "charges"],
  michigan: ["technician", "condition"],
  newYork: ["registration", "replaced", "charges", "condition"],
  texas: ["partsTax"],
  mexico: ["registration", "warranty", "promised", "condition"],
  argentina: ["taxId", "address", "days", "warranty", "promised", "condition"],
};

const placeOf: Record<Ask, Place> = {
  registration: "print",
  days: "print",
  warranty: "print",
  taxId: "shop",
  address: "shop",
  promised: "job",
  customerPhone: "job",
  customerAddress: "job",
  odometer: "job",
  technician: "job",
  replaced: "print",
  charges: "print",
  condition: "quote",
  supplies: "quote",
  partsTax: "quote",
  authorized: "quote",
};
