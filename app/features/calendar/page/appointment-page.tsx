import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import {
  type AppointmentState,
  complaintIn,
  isAwaited,
  nextStates,
  stateTones,
} from "#app/features/calendar/appointment/appointment.ts";
import { formatWhen } from "#app/features/calendar/letters/when.ts";
import { dialled } from "#app/features/customers/customer.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { AppointmentContent } from "./find-appointment.server.ts";
import { TimeFields } from "./time-fields.tsx";

type Props = {
  page: AppointmentContent;
  answer: FormAnswer | undefined;
  /** Why a button was refused. */
  children: ReactNode;
  /** Recommendations for the vehicle. */
  due: ReactNode;
};

/** Shows an appointment: customer and vehicle, next states, its job, and the form that moves it. */
export function AppointmentPage({ page, answer, children, due }: Props) {
  const { t, language } = useWords();
  const { search } = useLocation();
  const closeTo = href("/repair-cms/calendar") + search;
  const { appointment: one, mayPlan, noShows } = page;
  const when = formatWhen(one.startsAt.getTime(), language, one.zone);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={when} back={{ to: closeTo, label: t("calendar:title") }} />
      <div className="grid gap-4">
        {children}
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={stateTones[one.state]}>{t(`calendar:states.${one.state}`)}</Badge>
          {one.plate && <Plate>{one.plate}</Plate>}
          <span>{vehicleName(one, language)}</span>
        </p>
        <p className="text-xl font-medium">{`${one.firstName} ${one.lastName}`}</p>
        <p className="flex flex-wrap gap-x-5">
          {one.phone && (
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`tel:${dialled(one.phone)}`}
            >
              {one.phone}
            </a>
          )}
          {one.email && (
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`mailto:${encodeURIComponent(one.email)}`}
            >
              {one.email}
            </a>
          )}
          {one.customerId && (
            <LinkButton
              kind="quiet"
              to={href("/repair-cms/customers/:customerId", { customerId: one.customerId })}
            >
              {t("calendar:customer")}
            </LinkButton>
          )}
        </p>
        {noShows > 0 && (
          <p className="font-medium text-warn">{t("calendar:noShows", { number: noShows })}</p>
        )}
        <ComplaintText appointment={one} />
        {due}
        {one.jobId ? (
          <LinkButton kind="primary" to={href("/repair-cms/:jobId", { jobId: one.jobId })}>
            {t("calendar:openJob")}
          </LinkButton>
        ) : (
          mayPlan && <AppointmentStates page={page} />
        )}
        {mayPlan && <ChangeForm page={page} answer={answer} closeTo={closeTo} />}
      </div>
    </div>
  );
}

/** Shows the complaint in the viewer's language, and the customer's own words if they differ. */
function ComplaintText({ appointment: one }: Pick<AppointmentContent, "appointment">) {
  const { t, language } = useWords();
  const { text, lang } = complaintIn(language, one);
  return (
    <div>
      <p lang={lang} className="whitespace-pre-line">
        {text}
      </p>
      {text !== one.complaint && (
        <details className="text-base">
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-ink-soft">
            {t("calendar:original")}
          </summary>
          <p
            lang={one.complaintLanguage}
            className="border-l-2 border-line-strong pl-3 whitespace-pre-line"
          >
            {one.complaint}
          </p>
        </details>
      )}
      {one.service && <p className="text-ink-soft">{one.service}</p>}
    </div>
  );
}

type ChangeFormProps = {
  page: AppointmentContent;
  answer: FormAnswer | undefined;
  closeTo: string;
};

/** The form that moves an appointment, and changes what it takes. */
function ChangeForm({ page: { appointment: one, members }, answer, closeTo }: ChangeFormProps) {
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

/** Buttons for the most likely next state of an appointment, and for the others. */
function AppointmentStates({ page: { appointment } }: { page: AppointmentContent }) {
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
