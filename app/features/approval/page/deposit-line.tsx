import { depositOf } from "#app/features/approval/deposit.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";
import { moneyIn } from "./amounts.ts";

type Props = { revision: Pick<Revision, "deposit" | "currency" | "decimals">; total: Cents };

/**
 * Deposit on an amount, and the balance; empty for no amount. The script of the page updates it
 * with the choices.
 */
export function DepositLine({ revision, total }: Props) {
  const words = useWords();
  const { deposit, decimals } = revision;
  if (!deposit || total === 0) return null;
  const { percent, cents } = depositOf(total, deposit.percent, decimals);
  const money = moneyIn(words, revision);
  const amounts = { total: money(total), deposit: money(cents), balance: money(total - cents) };
  const open = { total: "{total}", deposit: "{deposit}", balance: "{balance}" };
  return (
    <p data-deposit={percent} data-text={words.t("approval:deposit", { percent, ...open })}>
      {words.t("approval:deposit", { percent, ...amounts })}
    </p>
  );
}
