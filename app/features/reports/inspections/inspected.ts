import type { Cents, Currency } from "#app/values/money.ts";

/** Results of a technician's finished inspections. `name`: null for a deleted account. */
export type Inspected = {
  technician: string;
  name: string | null;
  inspections: number;
  yellow: number;
  red: number;
  /** Quotes that were made of findings, and how many of them are approved now. */
  quoted: number;
  approved: number;
  /** The sum of the approved ones, by currency. */
  sold: { currency: Currency; cents: Cents }[];
};

type InspectionCount = Pick<Inspected, "technician" | "name" | "inspections" | "yellow" | "red">;
type QuotesMade = {
  technician: string;
  currency: Currency;
  quoted: number;
  approved: number;
  cents: Cents;
};

/** Both together, by technician; the most inspections first. */
export const inspectedOf = (
  counted: readonly InspectionCount[],
  made: readonly QuotesMade[],
): Inspected[] =>
  counted
    .map((one) => {
      const own = made.filter(({ technician }) => technician === one.technician);
      const sum = (of: "quoted" | "approved") => own.reduce((all, row) => all + row[of], 0);
      return {
        ...one,
        quoted: sum("quoted"),
        approved: sum("approved"),
        sold: own.flatMap(({ currency, cents }) => (cents > 0 ? { currency, cents } : [])),
      };
    })
    .sort((one, other) => other.inspections - one.inspections);
