import { type Cents, roundCents } from "#app/values/money.ts";

export type MaterialDraft = { name: string; quantity: number; unitPrice: Cents };
type QuoteDraft = { laborHours: number; materials: readonly MaterialDraft[] };

export type PricedMaterial = MaterialDraft & { totalPrice: Cents };
export type Price = {
  materials: PricedMaterial[];
  laborCost: Cents;
  partsCost: Cents;
  totalAmount: Cents;
};

/** What labour costs: hours (in half-hour steps) times the hourly rate. Half a cent goes up. */
const laborCost = (hours: number, rate: Cents): Cents => roundCents((hours * 2 * rate) / 2);

/** What one line of materials costs. */
export const materialTotal = (material: Pick<MaterialDraft, "quantity" | "unitPrice">): Cents =>
  material.quantity * material.unitPrice;

/**
 * The total of a quote: the sum of its materials plus labour hours times the shop's hourly rate
 * (specification, section 9). The server stores what this answers; the browser shows the same while
 * one types. `laborRate` is in cents per hour.
 */
export function priceQuote(draft: QuoteDraft, laborRate: Cents): Price {
  const materials = draft.materials.map((material) => ({
    ...material,
    totalPrice: materialTotal(material),
  }));
  const partsCost = materials.reduce((sum, material) => sum + material.totalPrice, 0);
  const labor = laborCost(draft.laborHours, laborRate);
  return { materials, laborCost: labor, partsCost, totalAmount: partsCost + labor };
}
