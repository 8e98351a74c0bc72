import { type MaterialRow, type Money, readPrices } from "#app/features/quotes/form/quote-input.ts";
import { type PartCondition, partConditions } from "#app/features/quotes/line.ts";
import { isUnit } from "#app/features/quotes/quantity.ts";
import { type PartFacts, quoteLimits } from "#app/features/quotes/quote.ts";
import type { Cents } from "#app/values/money.ts";

/** The longest part number, in characters. */
export const longestPartNumber = 60;

/** Parses a cost of 0 or more; null where empty, undefined where invalid. */
export function readCost(typed: string, money: Money | undefined): Cents | null | undefined {
  if (typed.trim() === "") return null;
  const [cost, other] = readPrices(typed, money);
  return other === undefined && cost !== undefined && cost <= quoteLimits.unitPrice
    ? cost
    : undefined;
}

/** Parses part number, condition, unit and cost of a line; undefined where one is invalid. */
export function readFacts(row: MaterialRow, money: Money): Omit<PartFacts, "taxClass"> | undefined {
  const partNumber = row.partNumber.replace(/\s+/g, " ").trim();
  const cost = readCost(row.cost, money);
  if (cost === undefined || partNumber.length > longestPartNumber) return undefined;
  return {
    unit: isUnit(row.unit) ? row.unit : null,
    partNumber: partNumber || null,
    condition: partConditions.find((one): one is PartCondition => one === row.condition) ?? null,
    cost,
  };
}
