import { href } from "react-router";
import { answerField, reasonField } from "#app/features/approval/page/answer/answer-fields.ts";
import { numbersOf } from "#app/features/quotes/choices/choice.ts";
import { workId } from "#app/features/repair/job.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languageNames, languages } from "#app/values/language.ts";
import { type Currency, type Decimals, formatMoney } from "#app/values/money.ts";

type AskedQuote = {
  id: string;
  number: number;
  description: string;
  totalAmount: number;
  /** The quotes that it is a choice with, itself among them. */
  options: { number: number }[] | undefined;
};

/** Props of the page where a member reads the quotes to a customer and enters the decision. */
type CallPageProps = CallFacts & {
  jobId: string;
  number: number;
  /** Comes with the form, so that a form sent twice is one decision. */
  formKey: string;
  quotes: readonly AskedQuote[];
  total: number;
  /** With the cheapest of each choice, where there is one. */
  least: number | undefined;
  currency: Currency;
  decimals: Decimals;
  terms: string;
  answer: FormAnswer | undefined;
};

/** Records what a customer answered by telephone. */
export function CallPage(props: CallPageProps) {
  const { jobId, number, formKey, quotes, total, currency, decimals, answer } = props;
  const { t, language } = useWords();
  const money = (cents: number) => formatMoney(cents, currency, language, decimals);
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <PageHeader
        title={`${t("telephone:title")} · ${workId(number)}`}
        lead={t("telephone:lead")}
        back={{ to: href("/repair-cms/:jobId/send", { jobId }), label: t("telephone:back") }}
      />
      <section aria-labelledby="terms" className="rounded-lg border border-line bg-card p-4 sm:p-6">
        <h2 id="terms" className="heading-small">
          {t("telephone:terms")}
        </h2>
        <p lang={props.language} className="whitespace-pre-line break-words">
          {props.terms}
        </p>
      </section>
      <WorkForm
        key={formKey}
        answer={answer}
        className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
      >
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="zone" value={props.zone} />
        {quotes.map((quote) => (
          <Answer key={quote.id} quote={quote} total={money(quote.totalAmount)} />
        ))}
        {quotes.length > 1 && (
          <p className="flex justify-between gap-4 font-semibold">
            <span>{t("telephone:all")}</span>
            <span className="figures">
              {props.least === undefined
                ? money(total)
                : t("approval:range", { least: money(props.least), most: money(total) })}
            </span>
          </p>
        )}
        <Call {...props} />
        <FormActions cancelTo={href("/repair-cms/:jobId/send", { jobId })}>
          <SubmitButton pending={t("telephone:submitting")}>{t("telephone:submit")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </div>
  );
}

/** The answer to one quote: approved or not, and why not. */
function Answer({
  quote: { id, number, description, options },
  total,
}: {
  quote: AskedQuote;
  total: string;
}) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const name = answerField(id);
  const problem = fields[name];
  const radio = (value: "approve" | "decline") => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        required
        defaultChecked={values[name] === value}
        aria-describedby={problem && `${name}-problem`}
        className="size-6 shrink-0"
      />
      {t(`telephone:${value}`)}
    </label>
  );
  return (
    <fieldset className="grid gap-2 border-b border-line pb-5">
      <legend className="flex w-full flex-wrap justify-between gap-x-4 font-semibold">
        <span className="min-w-0 break-words">{t("telephone:quote", { number, description })}</span>
        <span className="figures">{total}</span>
      </legend>
      {options && (
        <p className="font-semibold">
          {t("approval:oneOf", { numbers: numbersOf(options, t("approval:or")) })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {radio("approve")}
        {radio("decline")}
      </div>
      {problem && (
        <p id={`${name}-problem`} className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
      <TextField name={reasonField(id)} label={t("telephone:reason", { number })} maxLength={300} />
    </fieldset>
  );
}

/** Initial values of the form. */
type CallFacts = {
  customer: string;
  phone: string;
  /** Now, as the clocks of `zone` show it. */
  now: string;
  zone: string;
  /** The language of the customer, in which the terms are. */
  language: Language;
};

/** Fields for who answered, when and how. */
function Call({ customer, phone, now, zone, language }: CallFacts) {
  const { t } = useWords();
  return (
    <>
      <TextField name="name" label={t("telephone:name")} defaultValue={customer} required />
      <TextField
        name="number"
        type="tel"
        label={t("telephone:number")}
        defaultValue={phone}
        required
      />
      <TextField
        name="at"
        type="datetime-local"
        label={t("telephone:at")}
        hint={zone.replaceAll("_", " ")}
        defaultValue={now}
        required
      />
      <SelectField
        name="language"
        label={t("telephone:language")}
        hint={t("telephone:languageHint")}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TextArea
        name="note"
        label={t("telephone:note")}
        hint={t("telephone:noteHint")}
        rows={2}
        maxLength={1_000}
      />
    </>
  );
}
