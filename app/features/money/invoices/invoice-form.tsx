import { useContext } from "react";
import { href } from "react-router";
import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { textKey } from "#app/features/repair/texts/text.ts";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { Empty } from "#app/ui/empty.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { quoteValue } from "./invoice-content.ts";

type InvoicedQuote = {
  id: string;
  version: number;
  number: number;
  description: string;
  totalAmount: Cents;
  currency: Currency;
};

type Props = {
  jobId: string;
  /** Id of the form, so that a repeated post makes one invoice. */
  id: string;
  workId: string;
  customer: string;
  today: string;
  quotes: readonly InvoicedQuote[];
  /** Translation state of the texts in the customer's language. */
  readiness: readonly Readiness[];
  answer: FormAnswer | undefined;
};

/** Form that makes an invoice of chosen approved quotes. */
export function InvoiceForm({ jobId, id, workId, customer, today, readiness, ...form }: Props) {
  const { quotes, answer } = form;
  const { t } = useWords();
  const job = href("/repair-cms/:jobId", { jobId });
  return (
    <div className="mx-auto grid w-full max-w-4xl">
      <PageHeader
        title={t("invoices:new.title")}
        lead={t("invoices:new.lead", { workId, customer })}
        back={{ to: job, label: t("invoices:back") }}
      />
      {quotes.length > 0 && (
        <TextsReady
          jobId={jobId}
          readiness={readiness}
          languages={readiness.map(({ language }) => language)}
        />
      )}
      {quotes.length === 0 ? (
        <Empty title={t("invoices:new.none")} />
      ) : (
        <WorkForm
          answer={answer}
          className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
        >
          <StableValue name="id" value={id} />
          <Quotes quotes={quotes} />
          <TextField
            name="date"
            type="date"
            label={t("invoices:new.date")}
            defaultValue={today}
            required
          />
          <EarlierDate />
          <TextArea
            name="terms"
            label={t("invoices:new.terms")}
            hint={t("invoices:new.termsHint")}
            rows={2}
          />
          <p className="text-ink-soft">{t("invoices:new.freezes")}</p>
          <FormActions cancelTo={job}>
            <SubmitButton
              kind="plain"
              formAction="?then=payment"
              pending={t("invoices:new.submitting")}
            >
              {t("invoices:new.submitAndPay")}
            </SubmitButton>
            <SubmitButton pending={t("invoices:new.submitting")}>
              {t("invoices:new.submit")}
            </SubmitButton>
          </FormActions>
        </WorkForm>
      )}
    </div>
  );
}

/** Confirmation shown after a date before that of the last invoice was posted. */
function EarlierDate() {
  const { t } = useWords();
  const { fields, values } = useForm();
  if (fields.date?.key !== "invoices:new.earlier" && !values.earlier) return null;
  return (
    <Tick name="earlier" defaultChecked={Boolean(values.earlier)}>
      {t("invoices:new.keepDate")}
    </Tick>
  );
}

function Quotes({ quotes }: Pick<Props, "quotes">) {
  const { t } = useWords();
  const amount = useAmount();
  const { fields, values } = useForm();
  const typed = Object.keys(values).length > 0;
  const chosen = [values.quotes ?? []].flat();
  const problem = fields.quotes;
  return (
    <fieldset className="grid gap-1" aria-describedby={problem && "quotes-problem"}>
      <legend className="label text-base text-ink-soft">{t("invoices:new.quotes")}</legend>
      {quotes.map((quote) => (
        <Tick
          key={quote.id}
          name="quotes[]"
          value={quoteValue(quote)}
          defaultChecked={typed ? chosen.includes(quoteValue(quote)) : true}
          aria-invalid={problem ? true : undefined}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <Numbered {...quote} />
          </span>
          <span className="figures">{amount(quote.totalAmount, quote.currency)}</span>
        </Tick>
      ))}
      {problem && (
        <p id="quotes-problem" className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </fieldset>
  );
}

/** Number and text of a quote, translated for the viewer where possible. */
function Numbered({
  id,
  number,
  description,
}: Pick<InvoicedQuote, "id" | "number" | "description">) {
  const { t } = useWords();
  const { texts, isDemo } = useContext(TextsContext);
  const translation = texts[textKey({ subjectId: id, field: "description" })];
  return (
    <>
      {t("invoices:new.numbered", { number, description: translation?.text ?? description })}
      {translation && (
        <span className="block text-base text-ink-soft">
          {t(
            `repair:texts.${translation.state === "machine" && isDemo ? "demo" : translation.state}`,
          )}{" "}
          · {t(`repair:texts.original.${translation.from}`)}
        </span>
      )}
    </>
  );
}
