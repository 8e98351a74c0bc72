import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { stateTones } from "#app/features/calendar/appointment/appointment.ts";
import { formatWhen } from "#app/features/calendar/letters/when.ts";
import { dialled } from "#app/features/customers/customer.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { AppointmentStates } from "./appointment-states.tsx";
import { ChangeForm } from "./change-form.tsx";
import { ComplaintText } from "./complaint-text.tsx";
import type { AppointmentContent } from "./find-appointment.server.ts";

type Props = {
  page: AppointmentContent;
  answer: FormAnswer | undefined;
  /** Why a button was refused. */
  children: ReactNode;
  /** What is recommended for the vehicle. */
  due: ReactNode;
};

/** An appointment: who comes with what, its next states, its job, and the form that moves it. */
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
