import { useState } from "react";
import { href } from "react-router";
import { inspectionFileName } from "#app/features/approval/inspection/inspection-file.ts";
import { choicesOf } from "#app/features/papers/paper.ts";
import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import { JobPapers } from "#app/features/quotes/job-page/job-papers.tsx";
import { workId } from "#app/features/repair/job.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { type PassedBy, SendForm, type SendPageProps } from "./send-form.tsx";
import { SentNotice } from "./sent-notice.tsx";

/** Chooses quotes and sends them to the customer. `children`: what was sent before. */
export function SendPage(props: SendPageProps) {
  const { jobId, number, quotes, inspection, answer, readiness, missing, children } = props;
  const { t } = useWords();
  const [by, choose] = useState<PassedBy>();
  const isSent = answer?.ok && "link" in answer;
  const maySend = quotes.length > 0 || inspection !== undefined;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <PageHeader
        title={t("send:title", { workId: workId(number) })}
        lead={t("send:intro")}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("send:back") }}
      />
      {isSent && <SentNotice {...answer} opensMessages={by === "sms"} />}
      {readiness.stale > 0 && <Notice kind="error">{t("send:stale")}</Notice>}
      {maySend && (
        <TextsReady jobId={jobId} readiness={[readiness]} languages={[readiness.language]} />
      )}
      {missing}
      {isSent ? (
        // The form again would send a second letter with another link at a careless tap.
        <p>
          <LinkButton to={href("/repair-cms/:jobId/send", { jobId })}>
            {t("send:another")}
          </LinkButton>
        </p>
      ) : !maySend ? (
        <Empty title={t("send:none")} />
      ) : (
        <SendForm {...props} choose={choose} />
      )}
      {inspection && (
        <InspectionPapers jobId={jobId} number={number} language={readiness.language} />
      )}
      {children}
    </div>
  );
}

type Props = { jobId: string; number: number; language: Language };

/** The inspection of a job as a PDF, in the customer's language, the other or both. */
function InspectionPapers({ jobId, number, language }: Props) {
  const { t } = useWords();
  return (
    <JobPapers
      jobId={jobId}
      address={href("/repair-cms/:jobId/inspection.pdf", { jobId })}
      papers={choicesOf(language, (paper) => inspectionFileName(workId(number), paper))}
      label={t("send:inspectionPaper")}
    />
  );
}
