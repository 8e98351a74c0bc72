import { type Cents, type Decimals, roundMoney } from "#app/values/money.ts";
import { quantityOne } from "./quantity.ts";

/** `quantity` in hundredths of a piece. */
export type MaterialDraft = { name: string; quantity: number; unitPrice: Cents };
type QuoteDraft<Material> = { laborHours: number; materials: readonly Material[] };

export type PricedMaterial = MaterialDraft & { totalPrice: Cents };
type Priced<Material> = {
  materials: (Material & { totalPrice: Cents })[];
  laborCost: Cents;
  partsCost: Cents;
  totalAmount: Cents;
};
export type Price = Priced<MaterialDraft>;

/** What a quote's amounts follow: cents per hour, and what they are rounded to. */
type Frozen = { laborRate: Cents; decimals: Decimals };

/** What labor costs: hours (in half-hour steps) times the hourly rate. Half goes up. */
export const laborCost = (hours: number, { laborRate, decimals }: Frozen): Cents =>
  roundMoney((hours * 2 * laborRate) / 2, decimals);

type Counted = Pick<MaterialDraft, "quantity" | "unitPrice">;

/**
 * What one line of materials costs; its unit price has no more than these decimals. Whole pieces
 * and the rest are multiplied apart: together they could exceed what a number holds exactly.
 */
export function materialTotal({ quantity, unitPrice }: Counted, decimals: Decimals): Cents {
  const rest = quantity % quantityOne;
  const pieces = (quantity - rest) / quantityOne;
  return pieces * unitPrice + roundMoney((rest * unitPrice) / quantityOne, decimals);
}

/**
 * The total of a quote: the sum of its materials plus labor hours times the shop's hourly rate
 * (specification, section 9). The server stores what this answers; the browser shows the same while
 * one types.
 */
export function priceQuote<Material extends Counted>(
  draft: QuoteDraft<Material>,
  frozen: Frozen,
): Priced<Material> {
  const materials = draft.materials.map((material) => ({
    ...material,
    totalPrice: materialTotal(material, frozen.decimals),
  }));
  const partsCost = materials.reduce((sum, material) => sum + material.totalPrice, 0);
  const labor = laborCost(draft.laborHours, frozen);
  return { materials, laborCost: labor, partsCost, totalAmount: partsCost + labor };
}
