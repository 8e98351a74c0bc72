import { href, useLocation } from "react-router";
import { isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { AppointmentContent } from "./find-appointment.server.ts";
import { TimeFields } from "./time-fields.tsx";

type Props = { page: AppointmentContent; answer: FormAnswer | undefined; closeTo: string };

/** The form that moves an appointment, and changes what it takes. */
export function ChangeForm({ page: { appointment: one, members }, answer, closeTo }: Props) {
  const { t } = useWords();
  const { search } = useLocation();
  return (
    <WorkForm
      answer={answer}
      action={href("/repair-cms/calendar/:appointmentId", { appointmentId: one.id }) + search}
      className="grid gap-4 border-t-2 border-ink pt-4 sm:grid-cols-2"
    >
      <h3 className="label text-xl sm:col-span-2">{t("calendar:form.change")}</h3>
      <TimeFields
        key={one.version}
        start={{ ...one, time: wallTimeOf(one.startsAt.getTime(), one.zone).slice(11, 16) }}
        members={members}
      />
      <input type="hidden" name="whole" value="yes" />
      <input type="hidden" name="version" value={one.version} />
      <input type="hidden" name="back" value={closeTo} />
      {one.email && isAwaited(one.state) && (
        <Tick name="tells" defaultChecked className="sm:col-span-2">
          {t("calendar:form.tells")}
        </Tick>
      )}
      <div className="sm:col-span-2">
        <FormActions cancelTo={closeTo}>
          <SubmitButton kind="plain" pending={t("calendar:form.saving")}>
            {t("calendar:form.save")}
          </SubmitButton>
        </FormActions>
      </div>
    </WorkForm>
  );
}
