import { href, Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { DisputeState } from "./returns.ts";

export type OpenDispute = {
  id: string;
  jobId: string;
  workId: string;
  cents: Cents;
  currency: Currency;
  state: DisputeState;
  answerBy: number | null;
};

/** Undecided disputes of a shop; renders nothing without any. */
export function OpenDisputes({ disputes }: { disputes: readonly OpenDispute[] }) {
  const { t } = useWords();
  const amount = useAmount();
  if (disputes.length === 0) return null;
  return (
    <Notice kind="info" className="mb-6">
      <ul className="grid gap-1">
        {disputes.map(({ id, jobId, workId, cents, currency, state, answerBy }) => (
          <li key={id}>
            <Link
              to={`${href("/repair-cms/:jobId", { jobId })}#card-returns`}
              className="inline-flex min-h-11 items-center underline"
            >
              {t("cards:returns.open", { workId, amount: amount(cents, currency) })}
            </Link>{" "}
            {t(`cards:disputeStates.${state}`)}
            {state === "needsAnswer" && answerBy !== null && (
              <>
                : {t("cards:returns.answerBy")} <Day at={answerBy} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
