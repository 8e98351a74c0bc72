import type { PaperProfile, PrintTerms } from "#app/features/shop/print/print-terms.ts";

/** What a law asks a shop's papers to say. */
type Ask =
  | "registration"
  | "taxId"
  | "address"
  | "days"
  | "warranty"
  | "promised"
  | "customerPhone"
  | "condition";

/** Where it is written down. */
type Place = "print" | "shop" | "job" | "quote";

export type Missing = { ask: Ask; place: Place; quote?: { id: string; number: number } };

/**
 * What each profile asks for, as read on 2026-11-23: a template, for the shop to have checked.
 * California: 16 CCR 3356(b) (registration number, name and address), 3356(c)(2) (each part new,
 * used, rebuilt), 3354(a) (the telephone number that authorized more work).
 * Argentina: Ley 24.240, art. 20 (parts are new unless agreed in writing), art. 21 (identification
 * and address, time, warranty, term of acceptance, tax numbers).
 */
const asks: Record<PaperProfile, readonly Ask[]> = {
  none: [],
  california: ["registration", "address", "customerPhone", "condition"],
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
  condition: "quote",
};

type Facts = {
  /** Undefined while the shop is not set up. */
  printing: { terms: PrintTerms | null; address: string | null; taxId: string | null } | undefined;
  job: { customerPhone: string; promisedAt: Date | null };
  quotes: readonly {
    id: string;
    number: number;
    materials: readonly { condition?: string | null }[];
  }[];
};

/** What the papers of a job do not say, by the profile of its shop. */
export function missingOnPapers({ printing, job, quotes }: Facts): Missing[] {
  const terms = printing?.terms;
  const said: Record<Exclude<Ask, "condition">, boolean> = {
    registration: !!terms?.registration,
    days: terms?.days != null,
    warranty: Object.values(terms?.warranty ?? {}).some((text) => text !== ""),
    taxId: !!printing?.taxId,
    address: !!printing?.address,
    promised: job.promisedAt !== null,
    customerPhone: job.customerPhone.trim() !== "",
  };
  return asks[terms?.profile ?? "none"].flatMap((ask): Missing[] => {
    const place = placeOf[ask];
    if (ask !== "condition") return said[ask] ? [] : [{ ask, place }];
    return quotes
      .filter(({ materials }) => materials.some(({ condition }) => !condition))
      .map(({ id, number }) => ({ ask, place, quote: { id, number } }));
  });
}
