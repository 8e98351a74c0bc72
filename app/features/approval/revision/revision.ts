import { type Deposit, depositOf } from "#app/features/approval/deposit.ts";
import type { InspectionToSend } from "#app/features/inspection/sent-findings.ts";
import { type PaperTexts, textsIn } from "#app/features/papers/paper-texts.ts";
import { choicesIn, rangeOf } from "#app/features/quotes/choices/choice.ts";
import type { RateNames } from "#app/features/quotes/labor-rates/labor-rate.ts";
import { chargedSums } from "#app/features/quotes/price/sums.ts";
import { isUnit } from "#app/features/quotes/quantity.ts";
import type { PartFacts, ShownQuote } from "#app/features/quotes/quote.ts";
import { workId } from "#app/features/repair/job.ts";
import type { TextRef } from "#app/features/repair/texts/text.ts";
import type { RecognizedTranslation } from "#app/features/repair/texts/translation.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { type Cents, type Currency, type Decimals, decimalsOf } from "#app/values/money.ts";
import { type FactSources, factsOf, type RevisionFacts } from "./facts.ts";
import { type RevisionInspection, revisionInspection } from "./revision-inspection.ts";
import { type PhotoSource, type RevisionPhoto, revisionPhotos } from "./revision-photos.ts";
import type { RevisionAmount, RevisionQuote } from "./revision-quote.ts";
import type { RevisionText } from "./revision-text.ts";

/**
 * Snapshot of everything a customer is sent: both languages, every price, the terms. Money in
 * cents, quantities in hundredths. Holds nothing that the customer may not read.
 */
export type Revision = RevisionFacts & {
  format: 1;
  workId: string;
  language: Language;
  customer: string;
  issues: RevisionText;
  diagnostic: RevisionText | null;
  quotes: RevisionQuote[];
  /** Absent where none was sent. */
  photos?: RevisionPhoto[];
  /** Inspection of the vehicle; absent where it is not sent. */
  inspection?: RevisionInspection;
  currency: Currency;
  decimals: Decimals;
  /** With the dearest of each choice. */
  total: Cents;
  /** With the cheapest of each choice; absent where it is the total. */
  least?: Cents;
  /** Deposit on the total; absent for none. */
  deposit?: Deposit;
  terms: Record<Language, string>;
};

export type RevisionSources = Omit<FactSources, "job" | "quotes"> & {
  job: FactSources["job"] & {
    id: string;
    number: number;
    language: Language;
    customerFirstName: string;
    customerLastName: string;
    issues: string;
    diagnostic: string | null;
  };
  /** Quotes in one currency; none where only findings are sent. */
  quotes: readonly ShownQuote[];
  /** Currency of the shop, for a revision without quotes. */
  currency?: Currency;
  photos?: readonly PhotoSource[];
  inspection?: InspectionToSend | undefined;
  translations: readonly (RecognizedTranslation & TextRef)[];
  assumed: Language;
  unreviewedMayGo: boolean;
  terms: Record<Language, string>;
  depositPercent: number | null;
};

export function revisionOf(sources: RevisionSources): Revision {
  const { job, quotes, photos = [], inspection, terms, depositPercent } = sources;
  const currency = quotes[0]?.currency ?? sources.currency ?? "USD";
  const decimals = quotes[0]?.decimals ?? decimalsOf[currency];
  const read = byLanguage((language) =>
    [...quotes, noQuote]
      .slice(0, quotes.length || 1)
      .map((quote) => textsFor(language, quote, sources)),
  );
  const inBoth = (at: number, pick: (texts: PaperTexts) => PaperTexts["issues"]): RevisionText =>
    byLanguage((language) => pick(read[language][at]!)[0]!);
  const { least, most: total } = rangeOf(quotes);
  const choices = choicesIn(quotes);
  return {
    format: 1,
    ...factsOf(quotes.length > 0 ? sources : withoutTerms(sources)),
    workId: workId(job.number),
    language: job.language,
    customer: `${job.customerFirstName} ${job.customerLastName}`,
    issues: inBoth(0, ({ issues }) => issues),
    diagnostic: job.diagnostic ? inBoth(0, ({ diagnostic }) => diagnostic) : null,
    quotes: quotes.map((quote, at) => ({
      id: quote.id,
      number: quote.number,
      version: quote.version,
      description: inBoth(at, ({ description }) => description),
      lines: linesOf(quote).map(({ quantity, unitPrice, totalPrice, ...facts }, line) => ({
        name: inBoth(at, ({ materials }) => materials[line]!),
        quantity,
        unitPrice,
        totalPrice,
        ...saidOf(facts),
      })),
      laborHours: quote.laborHours,
      laborRate: quote.laborRate,
      laborCost: quote.laborCost,
      partsCost: quote.partsCost,
      amounts: amountsOf(quote),
      totalAmount: quote.totalAmount,
      ...choiceIn(choices, quote),
      ...(quote.warranty && { warranty: quote.warranty }),
    })),
    ...(photos.length > 0 && { photos: revisionPhotos(photos, sources) }),
    ...(inspection && { inspection: revisionInspection(inspection, sources) }),
    currency,
    decimals,
    total,
    ...(least < total && { least }),
    ...(depositPercent &&
      quotes.length > 0 && { deposit: depositOf(total, depositPercent, decimals) }),
    terms,
  };
}

const choiceIn = (choices: readonly (readonly ShownQuote[])[], quote: ShownQuote) => {
  const at = choices.findIndex((options) => options.includes(quote));
  return at < 0 ? {} : { choice: at + 1 };
};

/** For the texts of a job that has no quote along. */
const noQuote = { id: "", description: "", materials: [], labor: [] };

/** Without what the shop prints on an estimate. */
const withoutTerms = (sources: RevisionSources): FactSources => ({
  ...sources,
  shop: { ...sources.shop, printTerms: null },
});

/** Parts first, then further labor, which is counted in hours. */
const linesOf = ({ materials, labor }: Pick<ShownQuote, "materials" | "labor">) => [
  ...materials,
  ...labor.map((line) => ({ ...line, unit: "h", partNumber: null, condition: null })),
];

type LineFacts = Pick<PartFacts, "unit" | "partNumber" | "condition"> & {
  rateNames?: RateNames | null;
};

/**
 * Details of a line. An absent fact adds no key, so that the bytes of older revisions are
 * unchanged.
 */
const saidOf = ({ unit, partNumber, condition, rateNames }: LineFacts) => ({
  ...(isUnit(unit) && { unit }),
  ...(partNumber && { partNumber }),
  ...(condition && { condition }),
  ...(rateNames && { rateNames }),
});

/** Amounts between the costs of labor and parts and the total, as on every document. */
const amountsOf = (quote: ShownQuote): RevisionAmount[] =>
  chargedSums(quote, quote.terms).flatMap((sum): RevisionAmount[] => {
    const { kind, amount: cents } = sum;
    if (kind === "laborCost" || kind === "partsCost") return [];
    if (kind === "exempt") return [{ kind, name: sum.number, cents }];
    if (kind === "tax" || kind === "taxIncluded")
      return [
        {
          kind,
          name: sum.name,
          ...(sum.names && { names: sum.names }),
          cents,
          ...(sum.rate !== undefined && { rate: sum.rate }),
        },
      ];
    if (kind !== "discount") return [{ kind, name: null, cents }];
    const { of, cut } = sum;
    return [{ kind, name: null, cents, ...(of && { of }), ...(cut && { cut }) }];
  });

type Texted = Pick<ShownQuote, "id" | "description" | "materials" | "labor">;

const textsFor = (language: Language, quote: Texted, sources: RevisionSources) =>
  textsIn([language], sources.job, {
    jobId: sources.job.id,
    quote: { ...quote, materials: linesOf(quote) },
    translations: sources.translations,
    assumed: sources.assumed,
    unreviewedMayGo: sources.unreviewedMayGo,
  });
