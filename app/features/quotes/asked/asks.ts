import type { PaperProfile } from "#app/features/shop/print/print-terms.ts";

/** What a law asks a shop's papers to say. */
export type Ask =
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

/** What is asked of each quote. */
export const quoteAsks = ["condition", "supplies", "partsTax", "authorized"] as const;
export type QuoteAsk = (typeof quoteAsks)[number];

/** Where it is written down. */
export type Place = "print" | "shop" | "job" | "quote";

/**
 * What each profile asks for, as read on 2026-11-23: a template, for the shop to have checked.
 * California: 16 CCR 3356(b) (registration number, name and address), 3356(c)(2) (each part new,
 * used, rebuilt), 3354(a) (the telephone number that authorized more work), 3356 as reported in 2007
 * (no charge for "shop supplies" or the like), B&P Code 9884.9 (no work without authorization).
 * Florida: Statutes 559.905(1)(a), (b) (address and telephone of shop and customer), (c) (odometer),
 * (e) (proposed completion), (g) (by the hour or flat), 559.905(1)(h) (its sentence on supplies:
 * shop/print/statements.ts).
 * Michigan: MCL 257.1334 (condition of parts, who did the work). The certification number of the
 * mechanic is asked for too, and is not kept.
 * New York: 15 NYCRR 82.5(a) (facility number, parts that are not new, replaced parts), 82.8 (how
 * labor is charged).
 * Texas: 34 TAC 3.290 (parts that are charged apart are taxed, labor is not).
 * Mexico: NOM-174-SCFI-2007 (registered contract, day of delivery, consent to used parts, warranty
 * of 60 days).
 * Argentina: Ley 24.240, art. 20 (parts are new unless agreed in writing), art. 21 (identification
 * and address, time, warranty, term of acceptance, tax numbers).
 */
export const asks: Record<PaperProfile, readonly Ask[]> = {
  none: [],
  california: ["registration", "address", "customerPhone", "condition", "supplies", "authorized"],
  florida: ["address", "customerAddress", "customerPhone", "odometer", "promised", "charges"],
  michigan: ["technician", "condition"],
  newYork: ["registration", "replaced", "charges", "condition"],
  texas: ["partsTax"],
  mexico: ["registration", "warranty", "promised", "condition"],
  argentina: ["taxId", "address", "days", "warranty", "promised", "condition"],
};

export const placeOf: Record<Ask, Place> = {
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
