import { type Cents, type Decimals, roundMoney } from "#app/values/money.ts";

/** What a shop asks before the work begins: of an amount, and of whatever a customer approves. */
export type Deposit = { percent: number; cents: Cents };

export const depositOf = (total: Cents, percent: number, decimals: Decimals): Deposit => ({
  percent,
  cents: roundMoney((total * percent) / 100, decimals),
});
