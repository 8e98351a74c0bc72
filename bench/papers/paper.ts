import type { WorkOrder } from "../../app/features/papers/work-order.ts";

/**
 * A work order as every library is given it: the same words, nothing measured and nothing drawn
 * around them.
 */
export type Paper = { lines: string[]; head: string[]; rows: string[][]; sums: [string, string][] };

/** A way to make the paper, ready to be called again and again. */
export type Draw = () => Promise<Uint8Array>;

const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function paperOf({
  shop,
  workId,
  customer,
  vehicle,
  issues,
  diagnostic,
  quote,
}: WorkOrder): Paper {
  return {
    lines: [
      shop.name,
      [shop.address, shop.phone, shop.taxId].join(", ").replaceAll("\n", ", "),
      `${workId} ${new Date(quote.createdAt).toDateString()}`,
      `${customer.firstName} ${customer.lastName} ${customer.email} ${customer.phone}`,
      `${vehicle.make} ${vehicle.model} ${vehicle.year} ${vehicle.plate} ${vehicle.vin} ${vehicle.odometer}`,
      issues,
      diagnostic ?? "",
      quote.description,
    ],
    head: ["Material", "Qty", "Unit price", "Total"],
    rows: quote.materials.map((one) => [
      one.name,
      String(one.quantity),
      amount(one.unitPrice),
      amount(one.totalPrice),
    ]),
    sums: [
      ["Labor hours", String(quote.laborHours)],
      ["Labor rate", amount(quote.laborRate)],
      ["Labor cost", amount(quote.laborCost)],
      ["Parts cost", amount(quote.partsCost)],
      ["Total", amount(quote.totalAmount)],
    ],
  };
}

/**
 * A library of bench/package.json, which the bench alone installs: so its types may not be there.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const load = (name: string): Promise<any> => import(name);
