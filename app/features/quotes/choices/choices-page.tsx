import type { ReactNode } from "react";
import { href } from "react-router";
import { choiceLimits, choicesIn, numbersOf } from "#app/features/quotes/choices/choice.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import { workId } from "#app/features/repair/job.ts";
import { type FormAnswer, SubmitButton, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, type Decimals, formatMoney } from "#app/values/money.ts";

type Option = {
  id: string;
  number: number;
  description: string;
  status: QuoteStatus;
  choice: string | null;
  totalAmount: Cents;
  currency: Currency;
  decimals: Decimals;
};

type Props = {
  jobId: string;
  number: number;
  newId: string;
  quotes: readonly Option[];
  answer: FormAnswer | undefined;
  /** Error of one of the buttons. */
  children: ReactNode;
};

/** The choices of a job, and the quotes that can become another one. */
export function ChoicesPage({ jobId, number, newId, quotes, answer, children }: Props) {
  const { t } = useWords();
  const made = choicesIn(quotes);
  const chosen = new Set(made.flat());
  const free = quotes.filter((one) => one.status === "pending" && !chosen.has(one));
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={`${t("choices:title")} · ${workId(number)}`}
        lead={t("choices:lead")}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("choices:back") }}
      />
      {children}
      {made.length > 0 && (
        <section aria-labelledby="made" className="mb-8 grid gap-4">
          <h2 id="made" className="heading">
            {t("choices:made")}
          </h2>
          {made.map((options) => (
            <MadeChoice key={options[0]!.choice} jobId={jobId} options={options} />
          ))}
        </section>
      )}
      {free.length >= choiceLimits.least ? (
        <WorkForm
          key={newId}
          method="post"
          action={href("/repair-cms/:jobId/choices", { jobId })}
          answer={answer}
          className="grid gap-4"
        >
          <StableValue name="id" value={newId} />
          <FreeQuotes quotes={free} />
          <SubmitButton pending={t("choices:making")}>{t("choices:make")}</SubmitButton>
        </WorkForm>
      ) : (
        <p className="text-ink-soft">{t("choices:none")}</p>
      )}
    </div>
  );
}

function FreeQuotes({ quotes }: { quotes: readonly Option[] }) {
  const { t } = useWords();
  const { values, fields } = useForm();
  const typed = values.quotes;
  return (
    <fieldset className="grid gap-1">
      <legend className="heading mb-2">{t("choices:choose")}</legend>
      {quotes.map((one) => (
        <Tick
          key={one.id}
          name="quotes[]"
          value={one.id}
          defaultChecked={Array.isArray(typed) && typed.includes(one.id)}
          className="border-b border-line py-1"
        >
          <Quote of={one} />
        </Tick>
      ))}
      {fields.quotes && (
        <p role="alert" className="font-medium text-bad">
          {t(fields.quotes)}
        </p>
      )}
    </fieldset>
  );
}

function MadeChoice({ jobId, options }: { jobId: string; options: readonly Option[] }) {
  const { t } = useWords();
  const numbers = numbersOf(options, t("choices:or"));
  const choice = options[0]!.choice!;
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-card p-4">
      <h3 className="heading-small">{t("choices:choice", { numbers })}</h3>
      <ul className="grid gap-2">
        {options.map((one) => (
          <li key={one.id}>
            <Quote of={one} />
          </li>
        ))}
      </ul>
      {options.every(({ status }) => status === "pending") ? (
        <WorkForm
          method="post"
          action={href("/repair-cms/:jobId/choices/:choice/remove", { jobId, choice })}
          answer={undefined}
        >
          <SubmitButton kind="plain" pending={t("choices:removing")}>
            {t("choices:remove")}
          </SubmitButton>
        </WorkForm>
      ) : (
        <p className="text-ink-soft">{t("choices:decided")}</p>
      )}
    </article>
  );
}

function Quote({ of }: { of: Option }) {
  const { t, language } = useWords();
  const { number, description, status, totalAmount, currency, decimals } = of;
  return (
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {t("choices:quote", { number, description })}
        {status !== "pending" && ` (${t(`quotes:statuses.${status}`)})`}
      </span>
      <span className="figures ml-auto font-semibold">
        {formatMoney(totalAmount, currency, language, decimals)}
      </span>
    </span>
  );
}
