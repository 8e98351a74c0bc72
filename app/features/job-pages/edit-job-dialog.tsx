import { href } from "react-router";
import { JobFields } from "#app/features/repair/form/job-fields.tsx";
import { PlanFields } from "#app/features/repair/form/plan-fields.tsx";
import { workId } from "#app/features/repair/job.ts";
import { LaterScan } from "#app/features/scan/page/later-scan.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { findJobToEdit } from "./edit-job.server.ts";

type Props = { page: Awaited<ReturnType<typeof findJobToEdit>>; answer: FormAnswer | undefined };

/** The form of a job's details. */
export function EditJobDialog({ page: { job, fromVin, ...facts }, answer }: Props) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/:jobId", { jobId: job.id });
  return (
    <Modal
      title={t("repair:jobs.form.edit", { workId: workId(job.number) })}
      closeTo={closeTo}
      long
    >
      <WorkForm answer={answer} draft={`job:${job.id}`} preventScrollReset className="grid gap-6">
        {fromVin && (
          <Notice kind="info">
            {fromVin.said ? t("vin:unsaved", { vehicle: fromVin.said }) : t("vin:unknown")}
          </Notice>
        )}
        <JobFields
          decodeTo="?decode"
          start={{ ...job, ...fromVin?.start }}
          unit={facts.unit}
          scanOf={(choose) => <LaterScan choose={choose} />}
        >
          <PlanFields start={job} {...facts} />
        </JobFields>
        <StableValue name="version" value={String(job.version)} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
