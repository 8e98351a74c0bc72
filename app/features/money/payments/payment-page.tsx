import { useState } from "react";
import { href } from "react-router";
import type { ListedPayment } from "#app/features/money/money.ts";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, centsToInput, shownDecimals } from "#app/values/money.ts";
import { PaymentName } from "./payment-name.tsx";
import { type PaymentStart, paymentKinds } from "./payment-start.ts";
import { PaymentWays } from "./payment-ways.tsx";

/** A payable invoice. `owed`: amount owed on it. */
type PaymentTarget = { number: number; owed: Cents; currency: Currency };

type Props = {
  jobId: string;
  /** Id of the form, so that a repeated post records one payment. */
  id: string;
  workId: string;
  customer: string;
  today: string;
  currency: Currency;
  /** Amounts that can be paid, and returned. */
  open: Cents;
  held: Cents;
  invoices: readonly PaymentTarget[];
  start: PaymentStart;
  /** Invoice that a refund would leave unpaid; null for none. */
  toCredit: number | null;
  answer: FormAnswer | undefined;
};

/** Form that records a payment, a deposit or a refund. */
export function PaymentPage({ jobId, workId, customer, open, held, ...form }: Props) {
  const { t } = useWords();
  const job = href("/repair-cms/:jobId", { jobId });
  const { returned, amount: proposed, kind } = form.start;
  const title =
    kind === "refund" ? "refundTitle" : form.start.for === null ? "depositTitle" : "title";
  return (
    <div className="mx-auto grid w-full max-w-3xl">
      <PageHeader
        title={t(`invoices:payment.${title}`)}
        lead={t("invoices:payment.lead", { workId, customer })}
        back={{ to: job, label: t("invoices:back") }}
      />
      {returned && proposed === 0 ? (
        <Empty title={t("invoices:payment.refunded")} />
      ) : open <= 0 && held <= 0 ? (
        <Empty title={t("invoices:payment.nothing")} />
      ) : (
        <PaymentForm {...form} {...{ jobId, open, held }} />
      )}
    </div>
  );
}

type FormProps = Omit<Props, "workId" | "customer">;

function PaymentForm(props: FormProps) {
  const { jobId, id, today, currency, start, toCredit, answer } = props;
  const { t } = useWords();
  const { amount: proposed, returned } = start;
  const typed = answer?.ok === false ? answer.values : undefined;
  const [kind, setKind] = useState(kindIn(typed?.kind) ?? start.kind);
  const isRefund = kind === "refund";
  return (
    <WorkForm
      answer={answer}
      className="group/pay grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
    >
      <StableValue name="id" value={id} />
      <StableValue name="shownIn" value={currency} />
      {returned ? (
        <Returned payment={returned} left={proposed!} />
      ) : (
        <Limits {...props} kind={kind} />
      )}
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={t("invoices:payment.amount")}
        defaultValue={
          proposed === null ? "" : centsToInput(proposed, shownDecimals(proposed, currency))
        }
        required
      />
      <PaymentWays start={start} isRefund={isRefund} />
      {/* A refund to a card gets the day on which Stripe sends it. */}
      <div className="group-has-[[value=cardLink]:checked]/pay:hidden">
        <TextField
          name="date"
          type="date"
          label={t("invoices:payment.date")}
          defaultValue={today}
          required
        />
      </div>
      {!returned && <Chosen {...props} kind={kind} choose={setKind} />}
      {isRefund && toCredit !== null && <AfterRefund number={toCredit} />}
      <TextArea
        name="note"
        label={t(isRefund ? "invoices:payment.reason" : "invoices:payment.note")}
        hint={isRefund ? undefined : t("invoices:payment.noteHint")}
        required={isRefund}
        rows={2}
      />
      <FormActions cancelTo={href("/repair-cms/:jobId", { jobId })}>
        <SubmitButton pending={t("invoices:payment.submitting")}>
          {t(isRefund ? "invoices:payment.refundSubmit" : "invoices:payment.submit")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

/** Payment that a refund returns, and its refundable rest. */
function Returned({ payment, left }: { payment: ListedPayment; left: Cents }) {
  const { t } = useWords();
  const amount = useAmount();
  const { id, invoiceNumber, currency } = payment;
  return (
    <>
      <input type="hidden" name="kind" value="refund" />
      <input type="hidden" name="refundOf" value={id} />
      <input type="hidden" name="for" value={invoiceNumber ?? ""} />
      <p>
        <PaymentName {...payment} /> · {amount(payment.amount, currency)}
        <span className="block">
          {t("invoices:payment.held", { amount: amount(left, currency) })}
        </span>
      </p>
    </>
  );
}

type Kind = PaymentStart["kind"];
const kindIn = (typed: unknown): Kind | undefined => paymentKinds.find((one) => one === typed);

type ChosenProps = FormProps & { kind: Kind; choose: (kind: Kind) => void };

/** Largest amount that can be paid, or returned. */
function Limits({ currency, open, held, kind }: FormProps & { kind: Kind }) {
  const { t } = useWords();
  const amount = useAmount();
  const [limit, most] =
    kind === "refund" ? (["held", held] as const) : (["balance", open] as const);
  return most > 0 ? (
    <p>{t(`invoices:payment.${limit}`, { amount: amount(most, currency) })}</p>
  ) : null;
}

/** Choice whether a returned amount is owed again, or credited on its invoice. */
function AfterRefund({ number }: { number: number }) {
  const { t } = useWords();
  const { values } = useForm();
  return (
    <fieldset className="grid gap-1">
      <legend className="label text-base text-ink-soft">
        {t("invoices:payment.after", { number })}
      </legend>
      {(["yes", "no"] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="credit"
            value={one}
            required
            defaultChecked={values.credit === one}
            className="size-6 shrink-0"
          />
          {t(`invoices:payment.credit.${one}`, { number })}
        </label>
      ))}
    </fieldset>
  );
}

/** Purpose of the payment; a refund can be chosen after it, and only where something was paid. */
function Chosen({ held, invoices, start, kind, choose }: ChosenProps) {
  const { t } = useWords();
  const amount = useAmount();
  const kindField =
    held > 0 || kind === "refund" ? (
      <SelectField
        name="kind"
        label={t("invoices:payment.kind")}
        value={kind}
        onChange={({ target }) => choose(kindIn(target.value) ?? start.kind)}
        options={paymentKinds.map((value) => ({
          value,
          label: t(`invoices:payment.kinds.${value}`),
        }))}
      />
    ) : (
      <input type="hidden" name="kind" value="payment" />
    );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="for"
        label={t("invoices:payment.for")}
        defaultValue={start.for === null ? "" : String(start.for)}
        options={[
          ...invoices.map(({ number, owed, currency: own }) => ({
            value: String(number),
            label: t("invoices:payment.forInvoice", { number, amount: amount(owed, own) }),
          })),
          { value: "", label: t("invoices:payment.forDeposit") },
        ]}
      />
      {kindField}
    </div>
  );
}
