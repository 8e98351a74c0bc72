import type { Cents } from "#app/values/money.ts";

type OwedInvoice = { number: number; owed: Cents };

/** Default part of an amount for each invoice, in their order: none gets more than it owes. */
export function spread(amount: Cents, invoices: readonly OwedInvoice[]): Map<number, Cents> {
  const parts = new Map<number, Cents>();
  let rest = amount;
  for (const { number, owed } of invoices) {
    const part = Math.min(rest, owed);
    if (part <= 0) continue;
    parts.set(number, part);
    rest -= part;
  }
  return parts;
}

export const sumOf = (parts: Iterable<Cents>): Cents =>
  [...parts].reduce((sum, one) => sum + one, 0);

type Problem =
  | { at: "amount"; key: "zero" | "overpaid" | "adds"; cents: Cents }
  | { at: number; key: "over"; cents: Cents };

/** Part of each invoice, else the problem. `typed`: by number; if empty, the oldest first. */
export function partsOf(
  amount: Cents,
  typed: ReadonlyMap<number, Cents>,
  invoices: readonly OwedInvoice[],
): ReadonlyMap<number, Cents> | Problem {
  const owed = sumOf(invoices.map((one) => one.owed));
  if (amount <= 0) return { at: "amount", key: "zero", cents: 0 };
  if (amount > owed) return { at: "amount", key: "overpaid", cents: owed };
  if (typed.size === 0) return spread(amount, invoices);
  for (const [number, cents] of typed) {
    const most = invoices.find((one) => one.number === number)?.owed ?? 0;
    if (cents > most) return { at: number, key: "over", cents: most };
  }
  const sum = sumOf(typed.values());
  if (sum !== amount) return { at: "amount", key: "adds", cents: sum };
  return new Map([...typed].filter(([, cents]) => cents > 0));
}
