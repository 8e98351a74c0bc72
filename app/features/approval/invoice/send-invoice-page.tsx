import { href } from "react-router";
import { type SentAnswer, SentNotice } from "#app/features/approval/send/sent-notice.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownSending } from "./invoice-links.server.ts";

type Props = {
  jobId: string;
  number: number;
  /** Generated with the form, so that a second submission creates no second link. */
  id: string;
  message: string;
  email: string;
  sent: readonly ShownSending[];
  answer: FormAnswer | SentAnswer | undefined;
};

/** Sends an invoice to its customer by letter, or makes a link to pass on. */
export function SendInvoicePage({ jobId, number, id, message, email, sent, answer }: Props) {
  const { t } = useWords();
  const invoice = href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(number) });
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeader
        title={t("send:invoice.title", { number })}
        lead={t("send:invoice.lead")}
        back={{ to: invoice, label: t("invoices:invoice", { number }) }}
      />
      {answer?.ok && "link" in answer && <SentNotice {...answer} />}
      <WorkForm
        key={id}
        answer={answer && !answer.ok ? answer : undefined}
        className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
      >
        <StableValue name="id" value={id} />
        <TextField
          name="email"
          type="email"
          label={t("send:invoice.email")}
          hint={t("send:invoice.emailHint")}
          defaultValue={email}
        />
        <TextArea
          name="message"
          label={t("send:message")}
          hint={t("send:messageHint")}
          defaultValue={message}
          required
        />
        <FormActions cancelTo={invoice}>
          <SubmitButton pending={t("send:submitting")}>
            {t(sent.length > 0 ? "send:invoice.again" : "send:invoice.submit")}
          </SubmitButton>
        </FormActions>
      </WorkForm>
      {sent.length > 0 && <Sent {...{ jobId, number, sent }} />}
    </div>
  );
}

function Sent({ jobId, number, sent }: Pick<Props, "jobId" | "number" | "sent">) {
  const { t } = useWords();
  return (
    <section aria-labelledby="sent" className="grid gap-3">
      <h2 id="sent" className="label border-b-2 border-ink pb-2 text-2xl">
        {t("send:sent")}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {sent.map(({ id: linkId, email, sentAt, openedAt, isOpen }) => (
          <li key={linkId} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
            <Badge tone={isOpen ? "busy" : "plain"}>
              {t(isOpen ? "send:invoice.open" : "send:invoice.ended")}
            </Badge>
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {email ?? t("send:invoice.passedOn")}
              <span className="block text-ink-soft">
                {t("send:at")} <Moment at={sentAt} />
                {openedAt !== null && (
                  <>
                    {" · "}
                    {t("send:opened")} <Moment at={openedAt} />
                  </>
                )}
              </span>
            </span>
            {isOpen && (
              <WorkForm
                answer={undefined}
                action={href("/repair-cms/:jobId/invoices/:number/send/:linkId/revoke", {
                  jobId,
                  number: String(number),
                  linkId,
                })}
              >
                <SubmitButton kind="quiet" pending={t("send:revoking")}>
                  {t("send:revoke")}
                </SubmitButton>
              </WorkForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
