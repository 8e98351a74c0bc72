import {
  type DepositDue,
  figuresOf,
  invoiceOfQuotes,
  type JobMoney,
} from "#app/features/money/money.ts";
import { type Cents, roundMoney, shownDecimals } from "#app/values/money.ts";
import type { DecidedJob } from "./decided-job.ts";

/**
 * The deposits that a customer agreed to and has not paid yet, by currency. A quote counts in the
 * decision that was made last about it, while it is approved and on no invoice: an invoice asks all.
 */
export function depositsDue({ decisions, approved }: DecidedJob, money: JobMoney): DepositDue[] {
  const invoiceOf = invoiceOfQuotes(money);
  const open = new Set(approved.filter((id) => invoiceOf[id] === undefined));
  const last = new Map(
    decisions.flatMap((decision) => decision.choices.map(({ id }) => [id, decision] as const)),
  );
  const agreedIn = (decision: DecidedJob["decisions"][number]): Cents => {
    const { choices, total, deposit, currency } = decision;
    if (!deposit) return 0;
    const counted = choices
      .filter((one) => one.approved && open.has(one.id) && last.get(one.id) === decision)
      .reduce((sum, one) => sum + one.total, 0);
    return roundMoney((deposit * counted) / total, shownDecimals(deposit, currency));
  };
  return figuresOf(money).flatMap(({ currency, ahead }) => {
    const agreed = decisions
      .filter((one) => one.currency === currency)
      .reduce((sum, one) => sum + agreedIn(one), 0);
    return agreed > ahead ? [{ currency, agreed, due: agreed - ahead }] : [];
  });
}
