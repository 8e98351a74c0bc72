import type { PartCondition } from "#app/features/quotes/line.ts";
import type { Amounts } from "#app/features/quotes/price/document.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import type { LaborDraft, QuoteStatus } from "#app/features/quotes/quote.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

/**
 * The contents of a work order, as stored: printing computes nothing. Money in cents, instants in
 * milliseconds.
 */
export type WorkOrder = {
  shop: WorkOrderShop;
  workId: string;
  /** The language of the customer, and so of the paper. */
  language: Language;
  customer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    /** Details of the shop's own record; absent from older invoices, which did not store them. */
    company?: string | null;
    address?: string | null;
    taxId?: string | null;
  };
  /** The car's arrival, the promised time, and the completion, in milliseconds. */
  receivedAt?: number | undefined;
  promisedAt?: number | undefined;
  completedAt?: number | undefined;
  /** The technician assigned to the job. */
  technician?: string | null | undefined;
  vehicle: WorkOrderVehicle;
  issues: string;
  diagnostic: string | null;
  quote: WorkOrderQuote;
};

type WorkOrderVehicle = {
  make: string;
  model: string;
  year: number;
  plate: string;
  vin: string | null;
  odometer: number | null;
  odometerUnit: DistanceUnit;
};

export type WorkOrderShop = {
  name: string;
  phone: string | null;
  address: string | null;
  taxId: string | null;
  /** The shop's print terms; absent from older invoices, which had none. */
  terms?: PrintTerms | null;
  /** IANA name: dates on paper are the shop's. */
  timeZone: string;
};

export type WorkOrderQuote = Amounts & {
  /** Counts within the job. */
  number: number;
  description: string;
  status: QuoteStatus;
  createdAt: number;
  laborHours: number;
  laborRate: Cents;
  /** Frozen when the quote was made; it also names the paper. */
  currency: Currency;
  decimals: Decimals;
  terms: Terms | null;
  warranty?: Warranty | null;
  materials: WorkOrderMaterial[];
  /** Printed next to the labor hours. */
  labor: (WorkOrderLine & Pick<LaborDraft, "rateNames">)[];
};

/** `quantity` in hundredths of a piece or an hour. */
type WorkOrderLine = { name: string; quantity: number; unitPrice: Cents; totalPrice: Cents };

type WorkOrderMaterial = WorkOrderLine & {
  unit?: string | null;
  partNumber?: string | null;
  condition?: PartCondition | null;
};

/** Sentences in the language of the document, independent of the viewer's. */
export type DocumentWords = (key: WordKey, params?: Record<string, string | number>) => string;

/**
 * The title of the document: a work order only once the customer has approved it. Its file keeps
 * its name (specification, section 9).
 */
export const titleOf = ({ status }: Pick<WorkOrderQuote, "status">) =>
  status === "approved" ? "papers:title" : "papers:estimate";
