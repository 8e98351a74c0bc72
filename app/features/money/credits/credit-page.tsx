import { useContext, useState } from "react";
import { href } from "react-router";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { textKey } from "#app/features/repair/texts/text.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatNumber } from "#app/values/money.ts";
import { type CreditExtent, type CreditLine, takenKinds } from "./credit.ts";

type Props = CreditChoiceProps & {
  jobId: string;
  number: number;
  /** Id of the form, so that a repeated post makes one credit note. */
  id: string;
  isPaid: boolean;
  isVoided: boolean;
  answer: FormAnswer | undefined;
};

/** Form of a credit note: the amount or lines that it reverses, and the reason. */
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

type CreditChoiceProps = {
  /** Rest of the invoice after earlier credit notes. */
  left: Cents;
  currency: Currency;
  lines: readonly CreditLine[];
};

/** Choice of reversing everything, an amount or lines. CSS shows the fields of the choice. */
function CreditChoice({ left, currency, lines }: CreditChoiceProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { values } = useForm();
  const typed = takenKinds.find((one) => one === values.take);
  const [kind, setKind] = useState<CreditExtent["kind"]>(typed ?? "all");
  return (
    <div className="group/take grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="label text-base text-ink-soft">{t("invoices:credit.take")}</legend>
        {takenKinds.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="take"
              value={one}
              defaultChecked={kind === one}
              onChange={() => setKind(one)}
              className="size-6 shrink-0"
            />
            {t(`invoices:credit.takes.${one}`, { amount: amount(left, currency) })}
          </label>
        ))}
      </fieldset>
      <div className="hidden group-has-[[value=amount]:checked]/take:block">
        <TextField
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={t("invoices:credit.amount")}
          hint={t("invoices:credit.amountHint", { amount: amount(left, currency) })}
          required={kind === "amount"}
        />
      </div>
      <div className="hidden group-has-[[value=lines]:checked]/take:block">
        <Lines currency={currency} lines={lines} />
      </div>
    </div>
  );
}

function Lines({ currency, lines }: Pick<CreditChoiceProps, "currency" | "lines">) {
  const { t, language } = useWords();
  const amount = useAmount();
  const { fields, values } = useForm();
  const { texts } = useContext(TextsContext);
  const chosen = [values.lines ?? []].flat();
  const problem = fields.lines;
  return (
    <fieldset className="grid gap-1" aria-describedby={problem && "lines-problem"}>
      <legend className="label text-base text-ink-soft">{t("invoices:credit.lines")}</legend>
      {lines.map(({ id, name, hours, total, isTaken }) => (
        <Tick
          key={id}
          name="lines[]"
          value={id}
          disabled={isTaken}
          defaultChecked={chosen.includes(id)}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name === null
              ? t("invoices:credit.hours", { hours: formatNumber(hours, currency, language) })
              : (texts[textKey({ subjectId: id, field: "line" })]?.text ?? name)}
            {isTaken && <span className="text-ink-soft"> · {t("invoices:credit.taken")}</span>}
          </span>
          <span className="figures">{amount(total, currency)}</span>
        </Tick>
      ))}
      {problem && (
        <p id="lines-problem" className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </fieldset>
  );
}
