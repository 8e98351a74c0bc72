import type { Decimals } from "#app/values/money.ts";

// Amounts are cents as bigint: products of prices, quantities and rates exceed exact numbers.

/** The smallest amount with these decimals, in cents. */
export const unitOf: Record<Decimals, bigint> = { 0: 100n, 2: 1n };

/** The one rounding rule: a fraction of cents (none below zero) in whole units, half a unit up. */
export const roundUp = (cents: bigint, of: bigint, unit: bigint): bigint =>
  ((2n * cents + of * unit) / (2n * of * unit)) * unit;

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Spreads an amount over others in proportion, by largest remainder: the shares sum to it. Of equal
 * remainders the first comes first.
 */
export function spread(amount: bigint, over: readonly bigint[], unit: bigint): bigint[] {
  const whole = sum(over) * unit;
  if (whole === 0n) return over.map(() => 0n);
  const shares = over.map((part) => ({
    units: (amount * part) / whole,
    rest: (amount * part) % whole,
  }));
  const missing = amount / unit - sum(shares.map(({ units }) => units));
  const first = [...shares].sort((one, other) => Number(other.rest - one.rest));
  for (const share of first.slice(0, Number(missing))) share.units += 1n;
  return shares.map(({ units }) => units * unit);
}
