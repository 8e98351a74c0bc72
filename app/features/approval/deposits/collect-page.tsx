import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import { type SentAnswer, SentNotice } from "#app/features/approval/send/sent-notice.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";

const everyMs = 5_000;

type Props = {
  jobId: string;
  workId: string;
  customer: string;
  /** Generated with the form, so that a second submission creates no second link. */
  id: string;
  /** The invoice that is paid; null for the deposit. */
  number: number | null;
  shownNumber: string;
  /** Amount left to pay; null for none. */
  due: { cents: Cents; currency: Currency } | null;
  takesCards: boolean;
  email: string;
  answer: FormAnswer | SentAnswer | undefined;
};

/** Lets a customer pay at the counter with the own phone: a code, the amount, and when it is paid. */
export function CollectPage(props: Props) {
  const { jobId, workId, customer, id, number, shownNumber, due, takesCards, email, answer } =
    props;
  const { t } = useWords();
  const amount = useAmount();
  const made = answer?.ok && "link" in answer ? answer : undefined;
  // Reading the page again forgets the answer, and only it knows the link.
  const [sent, keep] = useState(made);
  if (made && made !== sent) keep(made);
  useFollowing(sent !== undefined && due !== null);
  const job = href("/repair-cms/:jobId", { jobId });
  const page = href("/repair-cms/:jobId/collect", { jobId });
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeader
        title={
          number === null
            ? t("send:collect.titleDeposit")
            : t("send:collect.titleInvoice", { number: shownNumber })
        }
        lead={t("invoices:payment.lead", { workId, customer })}
        back={{ to: job, label: t("invoices:back") }}
      />
      <div aria-live="polite" className="grid gap-4">
        {due ? (
          <p>
            <span className="label block text-ink-soft">{t("send:collect.amount")}</span>
            <span className="figures text-4xl font-semibold">
              {amount(due.cents, due.currency)}
            </span>
          </p>
        ) : (
          <Notice kind="done">{t("send:collect.paid")}</Notice>
        )}
      </div>
      {due === null ? (
        <LinkButton kind="primary" to={job} className="justify-self-start">
          {t("invoices:back")}
        </LinkButton>
      ) : (
        <>
          {sent && <SentNotice {...sent} large={takesCards} />}
          {takesCards ? (
            <p className="max-w-prose">{t("send:collect.lead")}</p>
          ) : (
            <Notice kind="info">{t("send:collect.noCards")}</Notice>
          )}
          <WorkForm
            key={sent?.link ?? ""}
            answer={answer && !answer.ok ? answer : undefined}
            action={`${page}?for=${number ?? "deposit"}`}
            className="flex flex-wrap gap-3"
          >
            <StableValue name="id" value={id} />
            {takesCards && !sent && (
              <SubmitButton pending={t("send:submitting")}>{t("send:collect.show")}</SubmitButton>
            )}
            {email && (
              <SubmitButton
                kind={takesCards ? "plain" : "primary"}
                name="mail"
                value="yes"
                pending={t("send:submitting")}
              >
                {t("send:collect.mail", { email })}
              </SubmitButton>
            )}
            {!takesCards && !email && !sent && (
              <SubmitButton pending={t("send:submitting")}>{t("send:submit")}</SubmitButton>
            )}
          </WorkForm>
        </>
      )}
    </div>
  );
}

/** Reads the page again while it is visible and something is to be paid. */
function useFollowing(isOn: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
