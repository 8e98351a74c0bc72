import type { TillRow } from "#app/features/reports/register/register.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** The cash of a day as a member counted it. `at` in milliseconds; `by`: null without a name. */
export type TillCount = {
  id: string;
  currency: Currency;
  counted: Cents;
  note: string;
  at: number;
  by: string | null;
};

/** The cash of a day in one currency: the sum of its payments, and its counts. */
type CashOfDay = {
  currency: Currency;
  cash: Cents;
  /** The latest count, and its difference from the payments; undefined before the first count. */
  last: TillCount | undefined;
  difference: Cents | undefined;
  /** Counts that were corrected, newest first. */
  earlier: TillCount[];
};

/** `counts`: of the day, the newest first. A day without cash and without a count has none. */
export function cashOf(till: readonly TillRow[], counts: readonly TillCount[]): CashOfDay[] {
  const cash = till.filter(({ way }) => way === "cash");
  const currencies = [...new Set([...cash, ...counts].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const sum = cash
      .filter((one) => one.currency === currency)
      .reduce((all, { received, returned }) => all + received + returned, 0);
    const [last, ...earlier] = counts.filter((one) => one.currency === currency);
    return { currency, cash: sum, last, difference: last && last.counted - sum, earlier };
  });
}
