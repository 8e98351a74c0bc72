import { useState } from "react";
import { href } from "react-router";
import { PaymentWays } from "#app/features/money/payments/payment-ways.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { readAmountWith } from "#app/values/amount.ts";
import {
  type Cents,
  type Currency,
  centsToInput,
  decimalsOf,
  shownDecimals,
} from "#app/values/money.ts";
import { mostInvoices, partField } from "./several-form.ts";
import { spread, sumOf } from "./spread.ts";

type InvoiceLine = { number: number; date: string; owed: Cents };

type Props = {
  customerId: string;
  customer: string;
  id: string;
  today: string;
  currency: Currency;
  /** Currencies in which an amount is owed. */
  currencies: readonly Currency[];
  /** Oldest first. */
  invoices: readonly InvoiceLine[];
  more: boolean;
  answer: FormAnswer | undefined;
};

/** Form that records a payment over several invoices of a customer. */
export function SeveralPage({ customerId, customer, currencies, ...form }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const statement = href("/repair-cms/customers/:customerId/statement", { customerId });
  const page = href("/repair-cms/customers/:customerId/payments/new", { customerId });
  const { currency, invoices } = form;
  const owed = sumOf(invoices.map((one) => one.owed));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <PageHeader
        title={t("statements:several.title")}
        lead={
          owed > 0
            ? t("statements:several.lead", { customer, amount: amount(owed, currency) })
            : undefined
        }
        back={{ to: statement, label: t("statements:title") }}
      />
      {currencies.length > 1 && (
        <Tabs
          name={t("statements:several.currency")}
          items={currencies.map((one) => ({ to: `${page}?currency=${one}`, label: one }))}
        />
      )}
      {owed === 0 ? (
        <Empty title={t("statements:several.nothing")} />
      ) : (
        <SeveralForm {...form} owed={owed} page={page} statement={statement} />
      )}
    </div>
  );
}

type FormProps = Omit<Props, "customerId" | "customer" | "currencies"> & {
  owed: Cents;
  page: string;
  statement: string;
};

const start = {
  kind: "payment",
  for: null,
  amount: null,
  way: "transfer",
  wayName: null,
  returned: null,
} as const;

function SeveralForm(props: FormProps) {
  const { id, today, currency, owed, page, statement, more, answer } = props;
  const { t } = useWords();
  return (
    <WorkForm
      answer={answer}
      action={`${page}?currency=${currency}`}
      className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
    >
      <StableValue name="id" value={id} />
      <Amounts {...props} owed={owed} />
      {more && <p>{t("statements:several.most", { number: mostInvoices })}</p>}
      <PaymentWays start={start} isRefund={false} />
      <TextField
        name="date"
        type="date"
        label={t("invoices:payment.date")}
        defaultValue={today}
        required
      />
      <TextArea
        name="note"
        label={t("invoices:payment.note")}
        hint={t("statements:several.noteHint")}
        rows={2}
      />
      <FormActions cancelTo={statement}>
        <SubmitButton pending={t("statements:several.submitting")}>
          {t("statements:several.submit")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

/** Amount of the payment and its part for each invoice: empty fields show the default split. */
function Amounts({ currency, invoices, owed }: FormProps) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const { values } = useForm();
  const typedIn = (name: string) => (typeof values[name] === "string" ? values[name] : undefined);
  const write = (cents: Cents) => centsToInput(cents, shownDecimals(cents, currency));
  const [total, setTotal] = useState(typedIn("amount") ?? write(owed));
  const [parts, setParts] = useState<Record<number, string>>(() =>
    Object.fromEntries(invoices.map(({ number }) => [number, typedIn(partField(number)) ?? ""])),
  );
  const centsOf = (text: string): Cents => {
    const read = readAmountWith(text, { currency, decimals: decimalsOf[currency] });
    return read && "cents" in read ? read.cents : 0;
  };
  const isSpread = Object.values(parts).every((text) => text.trim() === "");
  const proposed = spread(centsOf(total), invoices);
  const left = centsOf(total) - sumOf(Object.values(parts).map(centsOf));
  return (
    <>
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={t("statements:several.amount")}
        value={total}
        onChange={(event) => setTotal(event.target.value)}
        required
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="label text-base text-ink-soft">{t("statements:several.parts")}</legend>
        {invoices.map(({ number, date, owed: onIt }) => (
          <TextField
            key={number}
            name={partField(number)}
            inputMode="decimal"
            autoComplete="off"
            label={t("statements:several.part", {
              number,
              date: dayOf(date),
              amount: amount(onIt, currency),
            })}
            placeholder={isSpread ? write(proposed.get(number) ?? 0) : ""}
            value={parts[number] ?? ""}
            onChange={({ target }) => setParts((all) => ({ ...all, [number]: target.value }))}
          />
        ))}
      </fieldset>
      {!isSpread && left !== 0 && (
        <p role="status" className="font-medium text-warn">
          {t("statements:several.left", { amount: amount(left, currency) })}
        </p>
      )}
    </>
  );
}
