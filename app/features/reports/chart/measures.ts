import {
  type Counts,
  type Money,
  marginOf,
  noMoney,
  type ReportRow,
} from "#app/features/reports/report.ts";
import type { Currency } from "#app/values/money.ts";

/** The figures that the chart can show. */
export const measures = ["sold", "jobs", "hours", "margin"] as const;
export type Measure = (typeof measures)[number];

/** The measure that an address names. */
export const readMeasure = (search: URLSearchParams): Measure =>
  measures.find((one) => one === search.get("chart")) ?? "sold";

export const isMoney = (measure: Measure): boolean => measure === "sold" || measure === "margin";

const figureOf: Record<Measure, (counts: Counts, money: Money) => number> = {
  sold: (_, { sold }) => sold,
  jobs: ({ jobs }) => jobs,
  hours: ({ hours }) => hours / 100,
  margin: (_, money) => marginOf(money),
};

/** The figure of a row that a chart shows: an amount in cents, or a number. */
export const measured = (
  measure: Measure,
  { counts, money }: ReportRow,
  currency: Currency,
): number => figureOf[measure](counts, money[currency] ?? noMoney);
