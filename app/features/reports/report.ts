import { isLanguage, type Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";

export const groupings = ["week", "month", "technician", "language"] as const;
export type Grouping = (typeof groupings)[number];

/** How far back a report goes: weeks, and months beside them. */
export const periods = ["quarter", "half", "year"] as const;
type Period = (typeof periods)[number];
const lengths: Record<Period, { weeks: number; months: number }> = {
  quarter: { weeks: 13, months: 3 },
  half: { weeks: 26, months: 6 },
  year: { weeks: 52, months: 12 },
};

/** What a report is asked for. `technician`: a member's id, or "none", or "former". */
export type Asked = {
  by: Grouping;
  period: Period;
  technician: string | undefined;
  language: Language | undefined;
};

/** Anything else in an address counts as nothing. */
export function readAsked(search: URLSearchParams): Asked {
  const [by, period, language] = ["by", "period", "language"].map((name) => search.get(name));
  return {
    by: groupings.find((one) => one === by) ?? "week",
    period: periods.find((one) => one === period) ?? "quarter",
    technician: search.get("technician")?.slice(0, 64) || undefined,
    language: isLanguage(language) ? language : undefined,
  };
}

export const reportQuery = ({ by, period, technician, language }: Asked): string =>
  `?${new URLSearchParams({ by, period, technician: technician ?? "", language: language ?? "" })}`;

const dayLength = 24 * 60 * 60 * 1000;
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const instant = instantOf(day);
  return dayOf(instant - ((new Date(instant).getUTCDay() + 6) % 7) * dayLength);
}

const monthsBefore = (day: string, months: number): string => {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return dayOf(Date.UTC(year, month - 1 - months, 1));
};

/** The first days of the weeks or months of a period, the newest first. `today` as 2026-11-23. */
export function startsOf({ by, period }: Pick<Asked, "by" | "period">, today: string): string[] {
  const { weeks, months } = lengths[period];
  if (by === "week") {
    const monday = instantOf(mondayOf(today));
    return Array.from({ length: weeks }, (_, at) => dayOf(monday - at * 7 * dayLength));
  }
  return Array.from({ length: months }, (_, at) => monthsBefore(today, at));
}

export const countNames = ["jobs", "made", "sent", "approved", "sentApproved", "hours"] as const;
export const moneyNames = [
  ...["sold", "labor", "parts", "supplies", "discount", "tax"],
  ...["costed", "cost", "invoiced", "paid"],
] as const;
type CountName = (typeof countNames)[number];
type MoneyName = "soldJobs" | (typeof moneyNames)[number];
export type Counts = Record<CountName, number>;
export type Money = Record<MoneyName, Cents>;

/** A row as it was summed; the currency is empty for what has none. */
export type Found = Counts & Money & { bucket: string; currency: Currency | "" };

/** A week (its Monday), month (its first day), technician or language, with its figures. */
type ReportRow = { bucket: string; counts: Counts; money: Partial<Record<Currency, Money>> };

export const noMoney: Money = {
  ...{ soldJobs: 0, sold: 0, labor: 0, parts: 0, supplies: 0, discount: 0, tax: 0 },
  ...{ costed: 0, cost: 0, invoiced: 0, paid: 0 },
};

/** Puts what was found into rows, one for each bucket. Amounts stay apart by currency. */
export function rowsOf(found: readonly Found[], buckets: readonly string[]): ReportRow[] {
  return buckets.map((bucket) => {
    const own = found.filter((one) => one.bucket === bucket);
    const total = (name: CountName) => own.reduce((sum, one) => sum + one[name], 0);
    const counts = Object.fromEntries(countNames.map((name) => [name, total(name)])) as Counts;
    const money: ReportRow["money"] = {};
    for (const { currency, ...one } of own) if (currency !== "") money[currency] = one;
    return { bucket, counts, money };
  });
}

/** Half a cent goes up; undefined without a job. */
export const averageOf = ({ sold, soldJobs }: Money): Cents | undefined =>
  soldJobs > 0 ? Math.floor(sold / soldJobs + 0.5) : undefined;

export const marginOf = ({ costed, cost }: Money): Cents => costed - cost;

/** The ages of what is owed, in days since the invoice. */
export const ages = ["upTo30", "upTo60", "upTo90", "over90"] as const;
export type Age = (typeof ages)[number];
export type Owed = { currency: Currency; age: Age; owed: Cents };

export type Member = { id: string; name: string };
export type Report = {
  rows: ReportRow[];
  currencies: Currency[];
  owed: Owed[];
  members: Member[];
  isEmpty: boolean;
};
