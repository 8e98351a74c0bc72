import type { Cents, Currency } from "#app/values/money.ts";
import { figuresOf, type JobMoney } from "./money.ts";

/** An amount in the summary line of a job's money. `left`: rest of the approved total. */
type MoneyLinePart = {
  name: "estimate" | "approved" | "paid" | "left" | "owed";
  amount: Cents;
};
export type MoneyLine = { currency: Currency; parts: MoneyLinePart[] };

/**
 * Summary lines of a job's money, one per currency: approved, paid, and left to pay; before any
 * approval, invoice or payment, the estimate only.
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
