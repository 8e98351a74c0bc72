import { isLanguage, type Language } from "#app/values/language.ts";
import { type Cents, type Currency, currencies } from "#app/values/money.ts";
import { mondayOf, type Range, type RangeQuery, rangeOf, rangeParams, readRange } from "./range.ts";

export const groupings = ["day", "week", "month", "technician", "language"] as const;
export type Grouping = (typeof groupings)[number];

/**
 * The query of a report. `technician`: a member's id, or "none", or "former". `currency`: the one
 * whose amounts are shown, where a shop has several.
 */
export type ReportQuery = RangeQuery & {
  by: Grouping;
  technician: string | undefined;
  language: Language | undefined;
  currency: Currency | undefined;
};

/** Anything else in an address counts as nothing. */
export function readAsked(search: URLSearchParams): ReportQuery {
  const [by, language] = ["by", "language"].map((name) => search.get(name));
  return {
    ...readRange(search, "quarter"),
    by: groupings.find((one) => one === by) ?? "week",
    technician: search.get("technician")?.slice(0, 64) || undefined,
    language: isLanguage(language) ? language : undefined,
    currency: currencies.find((one) => one === search.get("currency")),
  };
}

export function reportQuery({ by, technician, language, currency, ...range }: ReportQuery): string {
  const params = new URLSearchParams({ by, ...rangeParams(range) });
  for (const [name, value] of Object.entries({ technician, language, currency }))
    if (value) params.set(name, value);
  return `?${params}`;
}

/** The currency of the amounts shown: the requested one, else the first of the report. */
export const currencyOf = (
  { currencies: [first, ...others] }: Pick<Report, "currencies">,
  { currency }: Pick<ReportQuery, "currency">,
): Currency => others.find((one) => one === currency) ?? first!;

/** The days of a report. A period of months by week begins with a whole week. */
export function daysOf({ by, ...asked }: ReportQuery, today: string): Range {
  const { from, to } = rangeOf(asked, today);
  const isOfMonths =
    asked.period === "quarter" || asked.period === "half" || asked.period === "year";
  return { from: by === "week" && isOfMonths ? mondayOf(from) : from, to };
}

export const countNames = ["jobs", "made", "sent", "approved", "sentApproved", "hours"] as const;
export const moneyNames = [
  "sold",
  "labor",
  "parts",
  "supplies",
  "discount",
  "tax",
  "costed",
  "cost",
  "invoiced",
  "invoicedTax",
  "paid",
] as const;
type CountName = (typeof countNames)[number];
type MoneyName = "soldJobs" | (typeof moneyNames)[number];
export type Counts = Record<CountName, number>;
/** `hours` in hundredths, in the rows of each currency too. */
export type Money = Record<MoneyName | "hours", Cents>;

/** An aggregated row; the currency is empty for figures without one. */
export type ReportFigures = Counts & Money & { bucket: string; currency: Currency | "" };

/** A day, week (its Monday), month (its first day), technician or language, with its figures. */
export type ReportRow = {
  bucket: string;
  counts: Counts;
  money: Partial<Record<Currency, Money>>;
};

export const noMoney: Money = {
  soldJobs: 0,
  sold: 0,
  labor: 0,
  parts: 0,
  supplies: 0,
  discount: 0,
  tax: 0,
  hours: 0,
  costed: 0,
  cost: 0,
  invoiced: 0,
  invoicedTax: 0,
  paid: 0,
};

const hasSomething = ({ bucket: _, currency: __, ...figures }: ReportFigures): boolean =>
  Object.values(figures).some((figure) => figure !== 0);

/**
 * Converts results to rows: newest first where they are days, else in their order. Rows without
 * figures are left out; amounts are separate by currency.
 */
export function rowsOf(found: readonly ReportFigures[], by: Grouping): ReportRow[] {
  const some = found.filter(hasSomething);
  const buckets = [...new Set(some.map(({ bucket }) => bucket))];
  if (by === "day" || by === "week" || by === "month") buckets.sort().reverse();
  return buckets.map((bucket) =>
    rowOf(
      bucket,
      some.filter((one) => one.bucket === bucket),
    ),
  );
}

/** The sum of all rows. */
export function rowOf(bucket: string, found: readonly ReportFigures[]): ReportRow {
  const sum = (list: readonly ReportFigures[], name: keyof Counts | keyof Money) =>
    list.reduce((total, one) => total + one[name], 0);
  const counts = Object.fromEntries(countNames.map((name) => [name, sum(found, name)])) as Counts;
  const money: ReportRow["money"] = {};
  for (const currency of new Set(found.flatMap((one) => one.currency || []))) {
    const own = found.filter((one) => one.currency === currency);
    money[currency] = Object.fromEntries(
      Object.keys(noMoney).map((name) => [name, sum(own, name as keyof Money)]),
    ) as Money;
  }
  return { bucket, counts, money };
}

/** Rounds half a cent up; undefined without a job. */
const perJob = (amount: Cents, soldJobs: number): Cents | undefined =>
  soldJobs > 0 ? Math.floor(amount / soldJobs + 0.5) : undefined;

export const averageOf = ({ sold, soldJobs }: Money): Cents | undefined => perJob(sold, soldJobs);

export const averageBeforeTax = ({ sold, tax, soldJobs }: Money): Cents | undefined =>
  perJob(sold - tax, soldJobs);

export const marginOf = ({ costed, cost }: Money): Cents => costed - cost;

/** The price of an hour of labor sold, before discounts; undefined without hours. */
export const laborRateOf = ({ labor, hours }: Money): Cents | undefined =>
  hours > 0 ? Math.floor((labor * 100) / hours + 0.5) : undefined;

/** The ages of balances, in days since the invoice. */
export const ages = ["upTo30", "upTo60", "upTo90", "over90"] as const;
export type Age = (typeof ages)[number];
export type Owed = { currency: Currency; age: Age; owed: Cents };

type Member = { id: string; name: string };
export type Report = {
  days: Range;
  rows: ReportRow[];
  /** The totals of the range, of the days before it, and of a year before. */
  total: ReportRow;
  before: ReportRow;
  yearBefore: ReportRow;
  currencies: Currency[];
  owed: Owed[];
  members: Member[];
  /** Former members with work on jobs of these days; without a name where none is stored. */
  former: { id: string; name: string | null }[];
  isEmpty: boolean;
};
