import { href } from "react-router";
import { TextArea } from "#app/ui/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { useAmount } from "./use-amount.ts";

type Props = {
  jobId: string;
  number: number;
  /** Of the form, so that one form makes one credit note. */
  id: string;
  total: Cents;
  currency: Currency;
  isPaid: boolean;
  /** It has a credit note already. */
  isCredited: boolean;
  answer: FormAnswer | undefined;
};

/** Asks for the reason before an invoice is voided. */
export function CreditPage(props: Props) {
  const { jobId, number, id, total, currency, isPaid, isCredited, answer } = props;
  const { t } = useWords();
  const amount = useAmount();
  const invoice = href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(number) });
  return (
    <div className="mx-auto grid w-full max-w-3xl">
      <PageHeader
        title={t("invoices:credit.title", { number })}
        lead={t("invoices:credit.lead", { total: amount(total, currency) })}
        back={{ to: invoice, label: t("invoices:invoice", { number }) }}
      />
      {isCredited ? (
        <Notice kind="info">{t("invoices:credit.taken")}</Notice>
      ) : (
        <WorkForm
          answer={answer}
          className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
        >
          <StableValue name="id" value={id} />
          {isPaid && <p>{t("invoices:credit.paid")}</p>}
          <TextArea
            name="reason"
            label={t("invoices:credit.reason")}
            hint={t("invoices:credit.reasonHint")}
            rows={2}
            required
          />
          <FormActions cancelTo={invoice}>
            <SubmitButton kind="danger" pending={t("invoices:credit.submitting")}>
              {t("invoices:credit.submit")}
            </SubmitButton>
          </FormActions>
        </WorkForm>
      )}
    </div>
  );
}
