import type { ReactNode } from "react";
import { href, Link, Outlet } from "react-router";
import { JoinList, JoinNotice } from "#app/features/customers/merge/join-list.tsx";
import { Likeness } from "#app/features/customers/merge/likeness.tsx";
import { VehicleRecalls } from "#app/features/customers/recalls/vehicle-recalls.tsx";
import { Owners } from "#app/features/customers/vehicle/owners.tsx";
import { VehicleFacts } from "#app/features/customers/vehicle/vehicle-facts.tsx";
import { CoveredWorkList } from "#app/features/quotes/warranty/covered-work.tsx";
import { workId } from "#app/features/repair/job.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { CodeTags } from "#app/features/repair/visits/code-tags.tsx";
import { OdometerHistory } from "#app/features/repair/visits/odometer.tsx";
import { VisitList } from "#app/features/repair/visits/visit-list.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { formatMoney, formatNumber } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Declined } from "./declined.ts";
import type { ShownVehiclePage } from "./shown-vehicle-page.ts";

type Props = ShownVehiclePage & {
  /** Finding that a rejected quote was made for, and open findings without a quote. */
  foundOf: (quoteId: string) => ReactNode;
  open: ReactNode;
};

/** A vehicle with its owners, recalls, declined work, codes, readings and visits. */
export function VehicleView({ foundOf, open, ...content }: Props) {
  const { t, language } = useWords();
  const { vehicle, owners, visits, more, newer, codes, readings, declined, covered, ...page } =
    content;
  const params = { vehicleId: vehicle.id };
  const joining = { kind: "vehicles", id: vehicle.id } as const;
  const owner = owners.find(({ until }) => until === null);
  const newJob = new URLSearchParams({ ...(owner && { customer: owner.id }), vehicle: vehicle.id });
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={vehicleName(vehicle, language)}
        back={{ to: href("/repair-cms/customers"), label: t("customers:person.back") }}
      >
        <LinkButton kind="primary" to={`${href("/repair-cms/new")}?${newJob}`}>
          {t("customers:vehicle.newJob")}
        </LinkButton>
        <LinkButton to={href("/repair-cms/vehicles/:vehicleId/edit", params)} preventScrollReset>
          {t("customers:vehicle.edit")}
        </LinkButton>
        <LinkButton to={href("/repair-cms/vehicles/:vehicleId/owner", params)} preventScrollReset>
          {t("customers:vehicle.handOver")}
        </LinkButton>
        {page.mayJoin && (
          <MoreMenu label={t("merge:more")}>
            <LinkButton
              kind="quiet"
              to={href("/repair-cms/vehicles/:vehicleId/join", params)}
              preventScrollReset
            >
              {t("merge:choose.vehicle")}
            </LinkButton>
            <LinkButton kind="quiet" to={href("/repair-cms/vehicles/:vehicleId/split", params)}>
              {t("merge:split.title")}
            </LinkButton>
          </MoreMenu>
        )}
      </PageHeader>
      <Outlet />
      <div className="grid gap-6">
        <JoinNotice {...joining} joins={page.joins} mayUndo={page.mayJoin} />
        <Likeness
          {...joining}
          others={page.alike}
          distinct={page.distinct}
          mayJoin={page.mayJoin}
        />
        <VehicleFacts vehicle={vehicle} currency={page.currency} unit={page.unit} />
        <Section title={t("customers:vehicle.owners")}>
          <Owners owners={owners} />
        </Section>
        <VehicleRecalls vehicleId={vehicle.id} />
        {covered.length > 0 && (
          <Section title={t("customers:warranty.title")}>
            <CoveredWorkList lines={covered} className="px-5 py-2" />
          </Section>
        )}
        <DeclinedList
          work={declined}
          vehicleId={vehicle.id}
          mayAdd={page.mayQuote}
          foundOf={foundOf}
        />
        {open}
        <Section title={t("customers:vehicle.codes")}>
          <CodeTags codes={codes} jobId={visits[0]?.id} />
        </Section>
        <Section title={t("customers:vehicle.odometer")}>
          <OdometerHistory readings={readings} unit={page.unit} currency={page.currency} />
        </Section>
        <VisitList
          visits={visits}
          path={href("/repair-cms/vehicles/:vehicleId", params)}
          more={more}
          newer={newer}
        />
        <JoinList {...joining} joins={page.joins} mayUndo={page.mayJoin} />
      </div>
    </div>
  );
}

/** A rejected quote of a job; `newId`: of the job that its button makes. */
type DeclinedWork = Omit<Declined, "translation"> & {
  jobId: string;
  jobNumber: number;
  newId: string;
};

type DeclinedListProps = {
  work: readonly DeclinedWork[];
  vehicleId: string;
  mayAdd: boolean;
  /** Finding that a quote was made for. */
  foundOf: (quoteId: string) => ReactNode;
};

/** Declined work of a vehicle, each with a button that takes it into a new job. */
function DeclinedList({ work, vehicleId, mayAdd, foundOf }: DeclinedListProps) {
  const { t } = useWords();
  return (
    <Section title={t("customers:declined.title")}>
      {work.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">{t("customers:declined.none")}</p>
      )}
      {work.map((one) => (
        <DeclinedQuote key={one.id} work={one} vehicleId={vehicleId} mayAdd={mayAdd}>
          {foundOf(one.id)}
        </DeclinedQuote>
      ))}
      {mayAdd && work.length > 0 && (
        <p className="px-5 py-3 text-ink-soft">{t("customers:declined.today")}</p>
      )}
    </Section>
  );
}

type OneProps = Pick<DeclinedListProps, "vehicleId" | "mayAdd"> & {
  work: DeclinedWork;
  children: ReactNode;
};

function DeclinedQuote({ work, vehicleId, mayAdd, children }: OneProps) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const day = (at: number) => formatDay(at, language, zone);
  const { jobId, jobNumber, laborHours, total, currency } = work;
  const hours = formatNumber(laborHours, currency, language);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="text-lg font-semibold break-words">
          <FreeText of={{ subjectId: work.id, field: "description" }} clamp="line-clamp-4">
            {work.description}
          </FreeText>
        </div>
        {children}
        <p suppressHydrationWarning>{t("customers:declined.on", { day: day(work.declinedAt) })}</p>
        <p>
          <Link
            to={href("/repair-cms/:jobId", { jobId })}
            className="inline-flex min-h-11 items-center text-ink-soft underline"
            suppressHydrationWarning
          >
            {t("customers:declined.quoted", { day: day(work.quotedAt), workId: workId(jobNumber) })}
          </Link>
        </p>
        <p className="figures">
          {t("customers:declined.hours", { hours })}
          {total !== undefined &&
            ` · ${t("customers:declined.total", { total: formatMoney(total, currency, language) })}`}
        </p>
      </div>
      {mayAdd && (
        <WorkForm
          answer={undefined}
          action={href("/repair-cms/vehicles/:vehicleId/declined/:quoteId", {
            vehicleId,
            quoteId: work.id,
          })}
        >
          <input type="hidden" name="id" value={work.newId} />
          <SubmitButton kind="plain" pending={t("customers:declined.adding")}>
            {t("customers:declined.add")}
          </SubmitButton>
        </WorkForm>
      )}
    </article>
  );
}
