import { type MaterialRow, type Money, readPrices } from "#app/features/quotes/form/quote-input.ts";
import { type PartCondition, partConditions } from "#app/features/quotes/line.ts";
import { isUnit } from "#app/features/quotes/quantity.ts";
import { type PartFacts, quoteLimits } from "#app/features/quotes/quote.ts";
import type { Cents } from "#app/values/money.ts";

/** The longest part number, in characters. */
export const longestPartNumber = 60;

/** A cost of 0 or more; null where none is typed, undefined where it cannot be read. */
export function readCost(typed: string, money: Money | undefined): Cents | null | undefined {
  if (typed.trim() === "") return null;
  const [cost, other] = readPrices(typed, money);
  return other === undefined && cost !== undefined && cost <= quoteLimits.unitPrice
    ? cost
    : undefined;
}

/** What else a line says of its part; undefined when its number or cost cannot be kept. */
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
