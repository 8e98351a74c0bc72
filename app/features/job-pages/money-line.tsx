import type { MoneyLine } from "#app/features/money/money-line.ts";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";

/** Totals of a job in one line: approved, paid, and left to pay. */
export function MoneyLineText({ currency, parts }: MoneyLine) {
  const { t } = useWords();
  const amount = useAmount();
  return (
    <p className="figures flex flex-wrap gap-x-2">
      {parts.map(({ name, amount: cents }, nth) => (
        <span key={name} className="flex gap-x-2 whitespace-nowrap">
          <span className={name === "owed" && cents > 0 ? "font-semibold text-bad" : ""}>
            {t(`repair:job.money.${name}`)} {amount(cents, currency)}
          </span>
          {nth < parts.length - 1 && <span aria-hidden>·</span>}
        </span>
      ))}
    </p>
  );
}
