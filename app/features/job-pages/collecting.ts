import { v7 as newId } from "uuid";
import { takes } from "#app/features/cards/account.ts";
import { owedOf } from "#app/features/cards/card-payment.ts";
import type { DepositDue, JobMoney } from "#app/features/money/money.ts";
import type { Collecting } from "#app/features/money/payments/collect-actions.tsx";

type Facts = {
  money: JobMoney | undefined;
  deposits: readonly DepositDue[];
  /** The shop's account; false where no shop is offered cards. */
  cards: Parameters<typeof takes>[0] | false;
};

/** Amounts of a job that its customer can be asked to pay; undefined for none. */
export function collectingOf({ money, deposits, cards }: Facts): Collecting | undefined {
  if (!money) return undefined;
  const [deposit] = deposits;
  const invoice = money.invoices.find(({ number }) => {
    const owed = owedOf(money, number);
    return owed && cards && takes(cards, owed);
  });
  const isDeposit =
    deposit && cards && takes(cards, { cents: deposit.due, currency: deposit.currency });
  const byPhone = invoice ? invoice.number : isDeposit ? ("deposit" as const) : undefined;
  return deposit || byPhone !== undefined ? { id: newId(), deposit, byPhone } : undefined;
}
