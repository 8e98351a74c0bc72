import type { Cents, Currency } from "#app/values/money.ts";
import { figuresOf, type JobMoney } from "./money.ts";

/** One amount of the line that tells a job's money. `left`: of what is approved, before an invoice. */
type MoneyLinePart = {
  name: "estimate" | "approved" | "paid" | "left" | "owed";
  amount: Cents;
};
export type MoneyLine = { currency: Currency; parts: MoneyLinePart[] };

/**
 * A job's money in one line for each currency: what is approved, paid, and left to pay; before
 * anything is approved, invoiced or paid, the estimate alone.
 */
export const moneyLinesOf = (money: JobMoney): MoneyLine[] =>
  figuresOf(money).flatMap(({ currency, estimate, approved, invoiced, paid, owed }) => {
    const parts: MoneyLinePart[] = [];
    if (approved + invoiced + paid === 0)
      return estimate > 0 ? [{ currency, parts: [{ name: "estimate", amount: estimate }] }] : [];
    parts.push({ name: "approved", amount: approved }, { name: "paid", amount: paid });
    parts.push(
      invoiced > 0
        ? { name: "owed", amount: owed }
        : { name: "left", amount: Math.max(approved - paid, 0) },
    );
    return [{ currency, parts }];
  });
