import { href, useLocation } from "react-router";
import {
  type AppointmentState,
  isAwaited,
  nextStates,
} from "#app/features/calendar/appointment/appointment.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AppointmentContent } from "./find-appointment.server.ts";

/** The one next step of an appointment, and what else may become of it. */
export function AppointmentStates({ page: { appointment } }: { page: AppointmentContent }) {
  const { t } = useWords();
  const { id, state, version, email } = appointment;
  const { search } = useLocation();
  const params = { appointmentId: id };
  const next: readonly AppointmentState[] = nextStates[state];
  const isComing = state !== "requested" && (isAwaited(state) || state === "here");
  return (
    <div className="flex flex-wrap gap-3">
      {isComing && (
        <WorkForm
          answer={undefined}
          action={href("/repair-cms/calendar/:appointmentId/job", params)}
        >
          <SubmitButton pending={t("calendar:makingJob")}>{t("calendar:makeJob")}</SubmitButton>
        </WorkForm>
      )}
      {next.map((to) => (
        <WorkForm
          key={to}
          answer={undefined}
          action={href("/repair-cms/calendar/:appointmentId/state", params)}
        >
          <input type="hidden" name="state" value={to} />
          <input type="hidden" name="version" value={version} />
          <input
            type="hidden"
            name="back"
            value={href("/repair-cms/calendar/:appointmentId", params) + search}
          />
          {email && <input type="hidden" name="tells" value="yes" />}
          <SubmitButton
            kind={to === "booked" && state === "requested" ? "primary" : "plain"}
            pending={t("calendar:form.saving")}
          >
            {t(`calendar:makes.${to === "booked" && state !== "requested" ? "back" : to}`)}
          </SubmitButton>
        </WorkForm>
      ))}
    </div>
  );
}
