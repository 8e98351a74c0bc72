import type { ReactNode } from "react";
import { href, Outlet } from "react-router";
import { JoinList, JoinNotice } from "#app/features/customers/merge/join-list.tsx";
import { Likeness } from "#app/features/customers/merge/likeness.tsx";
import { VehicleRecalls } from "#app/features/customers/recalls/vehicle-recalls.tsx";
import { Owners } from "#app/features/customers/vehicle/owners.tsx";
import { VehicleFacts } from "#app/features/customers/vehicle/vehicle-facts.tsx";
import { CoveredWorkList } from "#app/features/quotes/warranty/covered-work.tsx";
import { CodeTags } from "#app/features/repair/visits/code-tags.tsx";
import { OdometerHistory } from "#app/features/repair/visits/odometer.tsx";
import { VisitList } from "#app/features/repair/visits/visit-list.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { DeclinedList } from "./declined-list.tsx";
import type { ShownVehiclePage } from "./shown-vehicle-page.ts";

type Props = ShownVehiclePage & {
  /** What was found that a rejected quote was for, and what no quote was made of. */
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
          <MoreMenu label={t("joining:more")}>
            <LinkButton
              kind="quiet"
              to={href("/repair-cms/vehicles/:vehicleId/join", params)}
              preventScrollReset
            >
              {t("joining:choose.vehicle")}
            </LinkButton>
            <LinkButton kind="quiet" to={href("/repair-cms/vehicles/:vehicleId/split", params)}>
              {t("joining:split.title")}
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
