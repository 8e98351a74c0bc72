import { Suspense } from "react";
import { href, useLocation } from "react-router";
import { KnownVisits } from "#app/features/declined/known-visits.tsx";
import { LaterDue } from "#app/features/reminders/shown/later-due.ts";
import { JobFields } from "#app/features/repair/form/job-fields.tsx";
import { PlanFields } from "#app/features/repair/form/plan-fields.tsx";
import { jobLimits } from "#app/features/repair/job.ts";
import { FindKnown } from "#app/features/repair/known/find-known.tsx";
import { knownDetails } from "#app/features/repair/known/known-details.ts";
import { TranslationBoxes } from "#app/features/repair/texts/translation-boxes.tsx";
import { LaterScan } from "#app/features/scan/page/later-scan.tsx";
import { Speak } from "#app/features/speech/speak.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { findNewJob } from "./find-new-job.server.ts";

type Props = { page: Awaited<ReturnType<typeof findNewJob>>; answer: FormAnswer | undefined };

/** The form of a new job, for a new car or one on file. */
export function NewJobDialog({ page, answer }: Props) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms") + useLocation().search;
  const { year, shopLanguage, unit, known, find, fromVin, visits, due, ...facts } = page;
  const start = { carYear: year, language, ...(known && knownDetails(known)), ...fromVin?.start };
  return (
    <Modal title={t("repair:jobs.form.title")} closeTo={closeTo} long isTyped>
      <FindKnown {...find} />
      <WorkForm
        key={`${known?.customer?.id} ${known?.vehicle?.id}`}
        answer={answer}
        draft={known ? undefined : "job:new"}
        className="grid gap-6"
      >
        <JobFields
          start={start}
          unit={unit}
          shopLanguage={shopLanguage}
          known={known}
          scanOf={(choose) => <LaterScan choose={choose} />}
          visitsOf={(vehicleId) => (
            <>
              <KnownVisits vehicleId={vehicleId} opened={visits} />
              <Suspense>
                <LaterDue vehicleId={vehicleId} opened={due} />
              </Suspense>
            </>
          )}
        >
          <TextArea
            name="diagnostic"
            label={t("repair:jobs.form.diagnostic")}
            className="sm:col-span-2"
            rows={3}
          />
          <Speak field="diagnostic" />
          <TranslationBoxes
            className="sm:col-span-2"
            boxes={(["issues", "diagnostic"] as const).map((field) => ({
              field,
              label: (other) => t(`repair:jobs.form.${field}In.${other}`),
              hint: t("repair:texts.writeInHint"),
              maxLength: jobLimits[field],
              rows: 3,
            }))}
          />
          <PlanFields start={{}} {...facts} />
        </JobFields>
        {/* Loaded again meanwhile, or sent once more after a reload, the form still makes one job. */}
        <StableValue name="id" value={page.id} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("repair:jobs.form.creating")}>
            {t("repair:jobs.form.create")}
          </SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
