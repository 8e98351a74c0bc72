import type { ShownQuote } from "#app/features/quotes/quote.ts";
import type { Original, TextRef } from "#app/features/repair/texts/text.ts";
import type { RecognizedTranslation } from "#app/features/repair/texts/translation.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { Country } from "#app/values/country.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { Consent, QuoteEstimate } from "./consent.ts";

/** The job as it was when the invoice was made. */
type InvoicedJob = {
  id: string;
  number: number;
  /** Of the customer, and so of the paper. */
  language: Language;
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  customerPhone: string;
  carMake: string;
  carModel: string;
  carYear: number;
  licensePlate: string;
  vin: string | null;
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
  issues: string;
  diagnostic: string | null;
  /** Not on invoices from before they kept these. */
  customerCompany?: string | null;
  customerAddress?: string | null;
  customerTaxId?: string | null;
  technician?: string | null;
  /** When the car came, and when it was done, in milliseconds. */
  receivedAt?: number;
  completedAt?: number;
};

/** The shop as it was then. */
type InvoicingShop = {
  name: string;
  phone: string | null;
  address: string | null;
  taxId: string | null;
  /** Not on invoices from before they kept it. */
  country?: Country;
  /** The file of its logo; not on invoices from before they named it. */
  logoFile?: string | null;
  /** Not on invoices from before a shop could say more. */
  terms?: PrintTerms | null;
  timeZone: string;
};

/**
 * What an invoice says, frozen, in the words and translations of that day. Money in cents,
 * quantities in hundredths.
 */
export type InvoiceContent = {
  format: 1;
  /** The calendar day on it, as 2026-11-23. */
  date: string;
  /** Of payment, as typed; empty for none. */
  terms: string;
  /** Why something was taken back: on credit notes alone, as is the rest down to `job`. */
  reason?: string;
  /** The invoice that is corrected, and the day on it. */
  corrects?: { number: number; date: string };
  /**
   * How less than the whole invoice is taken back: `quotes` then have its lines and amounts; no
   * lines but for "lines", "rest" being what earlier credit notes left.
   */
  partial?: "amount" | "lines" | "rest";
  job: InvoicedJob;
  shop: InvoicingShop;
  quotes: ShownQuote[];
  /** What its quotes were estimated at and who authorized them; not on invoices from before. */
  estimates?: QuoteEstimate[];
  consents?: Consent[];
  /** Without a verdict on invoices from before there was one. */
  translations: (FrozenTranslation & TextRef)[];
  /** The translations of an invoice that was stored before they had this name. */
  twins?: (FrozenTranslation & TextRef)[];
  /** The language of texts that none is known of. */
  assumed: Language;
  /** Whether a machine's translations may be printed, marked as such. */
  unreviewedMayGo: boolean;
};

type FrozenTranslation = Omit<RecognizedTranslation, "verdict"> &
  Partial<Pick<RecognizedTranslation, "verdict">>;

/**
 * The translations of an invoice as its texts are chosen: one from before there was a second model
 * prints what it printed then.
 */
export const translationsOf = ({
  translations,
  twins = [],
}: StoredInvoice): (RecognizedTranslation & TextRef)[] =>
  (translations ?? twins).map(({ verdict = "yes", ...translation }) => ({
    ...translation,
    verdict,
  }));

type StoredInvoice = Pick<InvoiceContent, "twins"> & Partial<Pick<InvoiceContent, "translations">>;

/** What quotes come to together. */
export const totalsOf = (quotes: readonly ShownQuote[]): { tax: Cents; total: Cents } => ({
  tax: quotes.reduce((sum, { taxAmount }) => sum + taxAmount, 0),
  total: quotes.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
});

/** The descriptions of quotes, for their translations. */
export const descriptionsOf = (
  quotes: readonly Pick<ShownQuote, "id" | "description">[],
): Original[] =>
  quotes.map(({ id, description }) => ({ subjectId: id, field: "description", text: description }));

/** The texts of quotes, for their translations. */
export const textsOf = (quotes: readonly ShownQuote[]): Original[] =>
  quotes.flatMap((quote) => [
    ...descriptionsOf([quote]),
    ...[...quote.materials, ...quote.labor].map(
      (line) => ({ subjectId: line.id, field: "line", text: line.name }) as const,
    ),
  ]);

/** The texts of an invoice that is to be made. */
export const textsToInvoice = (
  { id: subjectId, issues, diagnostic }: Pick<InvoicedJob, "id" | "issues" | "diagnostic">,
  quotes: readonly ShownQuote[],
): Original[] => [
  { subjectId, field: "issues", text: issues },
  ...(diagnostic ? [{ subjectId, field: "diagnostic", text: diagnostic } as const] : []),
  ...textsOf(quotes),
];

/** A quote at its version, as the form of an invoice posts it. */
export const quoteValue = ({ id, version }: { id: string; version: number }): string =>
  `${id} ${version}`;
