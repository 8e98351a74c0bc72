import type { Consent, QuoteEstimate } from "#app/features/quotes/consent.ts";
import type { QuoteWork, ShownQuote } from "#app/features/quotes/quote.ts";
import type { Original, TextRef } from "#app/features/repair/texts/text.ts";
import type { RecognizedTranslation } from "#app/features/repair/texts/translation.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { Country } from "#app/values/country.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";

/** Job as of the invoice. */
type InvoicedJob = {
  id: string;
  number: number;
  /** Language of the customer, in which the document is printed. */
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
  /** Absent on invoices from before these were recorded. */
  customerCompany?: string | null;
  customerAddress?: string | null;
  customerTaxId?: string | null;
  technician?: string | null;
  /** Arrival and completion of the vehicle, in milliseconds. */
  receivedAt?: number;
  completedAt?: number;
};

/** Shop as of the invoice. */
type InvoicingShop = {
  name: string;
  phone: string | null;
  address: string | null;
  taxId: string | null;
  /** Absent on invoices from before it was recorded. */
  country?: Country;
  /** File of its logo; absent on invoices from before it was recorded. */
  logoFile?: string | null;
  /** Absent on invoices from before these settings existed. */
  terms?: PrintTerms | null;
  timeZone: string;
};

/** Frozen content of an invoice. Money in cents, quantities in hundredths. */
export type InvoiceContent = {
  format: 1;
  /** Invoice date as a calendar day, as 2026-11-23. */
  date: string;
  /** Payment terms as typed; empty for none. */
  terms: string;
  /** Reason of a credit note. This field and those down to `job` are on credit notes only. */
  reason?: string;
  /** Invoice that is corrected, and its date. */
  corrects?: { number: number; date: string };
  /**
   * Kind of a partial credit note: `quotes` then have its lines and amounts; no lines except for
   * "lines", "rest" being what earlier credit notes left.
   */
  partial?: "amount" | "lines" | "rest";
  job: InvoicedJob;
  shop: InvoicingShop;
  quotes: ShownQuote[];
  /** Estimates of its quotes and their authorizations; absent on older invoices. */
  estimates?: QuoteEstimate[];
  consents?: Consent[];
  /** Review state is absent on invoices from before it was recorded. */
  translations: (FrozenTranslation & TextRef)[];
  /** Translations of an invoice stored under the earlier name of the field. */
  twins?: (FrozenTranslation & TextRef)[];
  /** Language assumed for texts without a known one. */
  assumed: Language;
  /** Whether unreviewed machine translations may be printed, marked as such. */
  unreviewedMayGo: boolean;
};

type FrozenTranslation = Omit<RecognizedTranslation, "verdict"> &
  Partial<Pick<RecognizedTranslation, "verdict">>;

/**
 * Translations of an invoice as its texts are chosen. An invoice from before the second model
 * prints its original choice.
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

/** Tax and total of several quotes. */
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
export const textsOf = (quotes: readonly QuoteWork[]): Original[] =>
  quotes.flatMap((quote) => [
    ...descriptionsOf([quote]),
    ...[...quote.materials, ...quote.labor].map(
      (line) => ({ subjectId: line.id, field: "line", text: line.name }) as const,
    ),
  ]);

/** Texts of a job and some of its quotes. */
export const textsOfJob = (
  { id: subjectId, issues, diagnostic }: Pick<InvoicedJob, "id" | "issues" | "diagnostic">,
  quotes: readonly QuoteWork[],
): Original[] => [
  { subjectId, field: "issues", text: issues },
  ...(diagnostic ? [{ subjectId, field: "diagnostic", text: diagnostic } as const] : []),
  ...textsOf(quotes),
];

/** Form value of a quote at its version. */
export const quoteValue = ({ id, version }: { id: string; version: number }): string =>
  `${id} ${version}`;
