import { href, useLocation } from "react-router";
import { JobFields } from "#app/features/repair/form/job-fields.tsx";
import { knownDetails } from "#app/features/repair/known/known-details.ts";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { findNewAppointment } from "./find-new-appointment.server.ts";
import { TimeFields } from "./time-fields.tsx";

type Props = {
  page: Awaited<ReturnType<typeof findNewAppointment>>;
  answer: FormAnswer | undefined;
};

/** The form of a new appointment: its time, then the fields of a job. */
export function NewAppointmentDialog({ page, answer }: Props) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms/calendar") + useLocation().search;
  const { known } = page;
  return (
    <Modal title={t("calendar:form.title")} closeTo={closeTo} long isTyped>
      <WorkForm
        key={`${known?.customer?.id} ${known?.vehicle?.id}`}
        answer={answer}
        className="grid gap-6"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeFields start={{ day: page.day, time: "09:00", hours: 100 }} members={page.members} />
        </div>
        <JobFields
          start={{ carYear: page.year, language, ...(known && knownDetails(known)) }}
          shopLanguage={undefined}
          known={known}
        />
        <StableValue name="id" value={page.id} />
        <input type="hidden" name="promisedZone" value="UTC" />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("calendar:form.creating")}>
            {t("calendar:form.create")}
          </SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
