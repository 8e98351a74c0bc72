import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { Cents, Decimals } from "#app/values/money.ts";
import { roundUp, unitOf } from "./exact.ts";

/** `quantity` in hundredths of a piece or an hour. */
export type LinePrice = { quantity: number; unitPrice: Cents };

/** The price of a line: its quantity times its unit price or rate. Half goes up. */
export const lineTotal = ({ quantity, unitPrice }: LinePrice, decimals: Decimals): Cents =>
  Number(roundUp(BigInt(quantity) * BigInt(unitPrice), BigInt(quantityOne), unitOf[decimals]));

type Hours = { laborHours: number; laborRate: Cents; decimals: Decimals };

/** Labor hours of a quote as a line with its price; undefined where it has none. */
export function baseLabor({
  laborHours,
  laborRate,
  decimals,
}: Hours): (LinePrice & { totalPrice: Cents }) | undefined {
  if (laborHours === 0) return undefined;
  const line = { quantity: Math.round(laborHours * quantityOne), unitPrice: laborRate };
  return { ...line, totalPrice: lineTotal(line, decimals) };
}
