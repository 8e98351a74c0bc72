import { type Cents, type Decimals, roundMoney } from "#app/values/money.ts";

/** Deposit due before the work begins: a percentage of the approved total, and the amount. */
export type Deposit = { percent: number; cents: Cents };

export const depositOf = (total: Cents, percent: number, decimals: Decimals): Deposit => ({
  percent,
  cents: roundMoney((total * percent) / 100, decimals),
});
