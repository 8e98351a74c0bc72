import { href } from "react-router";
import type { DepositDue } from "#app/features/money/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";

/** Payments that can be requested of the customer now. */
export type Collecting = {
  /** Id of the request form, so that a double tap sends one request. */
  id: string;
  deposit: DepositDue | undefined;
  /** Target of a payment by card on the customer's phone: an invoice, or the deposit. */
  byPhone: number | "deposit" | undefined;
};

type Props = { jobId: string; collecting: Collecting };

/** An agreed but unpaid deposit, the button that requests it again, and payment by phone. */
export function CollectActions({ jobId, collecting: { id, deposit, byPhone } }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const page = href("/repair-cms/:jobId/collect", { jobId });
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6 print:hidden">
      {deposit && (
        <>
          <p className="min-w-0 flex-1 basis-60 font-semibold text-warn">
            {t("send:collect.unpaid", { amount: amount(deposit.due, deposit.currency) })}
          </p>
          <WorkForm answer={undefined} action={`${page}?for=deposit`}>
            <StableValue name="id" value={id} />
            <input type="hidden" name="mail" value="yes" />
            <SubmitButton kind="plain" pending={t("send:collect.asking")}>
              {t("send:collect.ask")}
            </SubmitButton>
          </WorkForm>
        </>
      )}
      {byPhone !== undefined && (
        <LinkButton to={`${page}?for=${byPhone}`}>{t("send:collect.button")}</LinkButton>
      )}
    </div>
  );
}
