import { href } from "react-router";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { CreditChoice, type CreditChoiceProps } from "./credit-choice.tsx";
import { useAmount } from "./use-amount.ts";

type Props = CreditChoiceProps & {
  jobId: string;
  number: number;
  /** Of the form, so that one form makes one credit note. */
  id: string;
  isPaid: boolean;
  isVoided: boolean;
  answer: FormAnswer | undefined;
};

/** Asks what a credit note takes back, and why. */
export function CreditPage({ jobId, number, id, isPaid, isVoided, answer, ...choice }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const invoice = href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(number) });
  return (
    <div className="mx-auto grid w-full max-w-3xl">
      <PageHeader
        title={t("invoices:credit.title", { number })}
        lead={t("invoices:credit.lead", { total: amount(choice.left, choice.currency) })}
        back={{ to: invoice, label: t("invoices:invoice", { number }) }}
      />
      {isVoided ? (
        <Notice kind="info">{t("invoices:credit.voided")}</Notice>
      ) : (
        <WorkForm
          answer={answer}
          className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
        >
          <StableValue name="id" value={id} />
          <CreditChoice {...choice} />
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
