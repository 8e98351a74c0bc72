import type { ReactNode } from "react";
import { href } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { LaterLinkWatch } from "#app/features/repair/page/later-link-watch.tsx";
import { FreeText, TextsContext } from "#app/features/repair/texts/free-text.tsx";
import type { ShownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

type ShownMessage = { id: string; text: string; at: number; isOurs: boolean };

type Props = {
  jobId: string;
  number: number;
  /** Generated with the form, so that a second submission adds no second message. */
  id: string;
  name: string;
  messages: readonly ShownMessage[];
  texts: { texts: ShownTexts; isDemo: boolean };
  isClosed: boolean;
  isSent: boolean;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** Questions of a customer about a job, and the form to reply. */
export function QuestionsPage(props: Props) {
  const { jobId, number, name, messages, texts, isClosed, isSent, children } = props;
  const { t } = useWords();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={t("questions:title", { workId: workId(number) })}
        lead={t("questions:lead")}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("send:back") }}
      />
      {children}
      {messages.length === 0 ? (
        <Empty title={t(isSent ? "questions:none" : "questions:notSent")} />
      ) : (
        <TextsContext value={texts}>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {messages.map((message) => (
              <li
                key={message.id}
                className={`rounded-lg border border-line bg-card p-4 ${message.isOurs ? "ml-6" : "mr-6"}`}
              >
                <p className="flex flex-wrap justify-between gap-x-4 text-base">
                  <span className="font-semibold">
                    {message.isOurs ? t("questions:shop") : name}
                  </span>
                  <span className="text-ink-soft">
                    <Moment at={message.at} />
                  </span>
                </p>
                <div className="break-words whitespace-pre-line">
                  <FreeText of={{ subjectId: message.id, field: "message" }}>
                    {message.text}
                  </FreeText>
                </div>
              </li>
            ))}
          </ol>
        </TextsContext>
      )}
      {isSent && !isClosed && <Reply {...props} />}
      {isSent && <Close jobId={jobId} isClosed={isClosed} />}
      <LaterLinkWatch />
    </div>
  );
}

function Reply({ id, jobId, messages, answer }: Omit<Props, "children">) {
  const { t } = useWords();
  return (
    <WorkForm
      key={messages.length}
      method="post"
      action={href("/repair-cms/:jobId/questions", { jobId })}
      answer={answer}
      className="grid gap-4"
    >
      <StableValue name="key" value={id} />
      <TextArea name="text" label={t("questions:reply")} hint={t("questions:replyHint")} required />
      <FormActions>
        <LinkButton to={href("/repair-cms/:jobId/review", { jobId })}>
          {t("send:review")}
        </LinkButton>
        <SubmitButton pending={t("questions:sending")}>{t("questions:send")}</SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

function Close({ jobId, isClosed }: { jobId: string; isClosed: boolean }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={undefined}
      action={href("/repair-cms/:jobId/questions/close", { jobId })}
      className="grid justify-items-start gap-2 border-t border-line pt-4"
    >
      <p className="text-ink-soft">{t(isClosed ? "questions:isClosed" : "questions:closeHint")}</p>
      <input type="hidden" name="close" value={isClosed ? "no" : "yes"} />
      <SubmitButton kind="plain" pending={t("questions:sending")}>
        {t(isClosed ? "questions:open" : "questions:close")}
      </SubmitButton>
    </WorkForm>
  );
}
