import { href, Outlet } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { JoinList, JoinNotice } from "#app/features/customers/merge/join-list.tsx";
import { Likeness } from "#app/features/customers/merge/likeness.tsx";
import { VehicleRecalls } from "#app/features/customers/recalls/vehicle-recalls.tsx";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { Owners } from "#app/features/customers/vehicle/owners.tsx";
import { VehicleFacts } from "#app/features/customers/vehicle/vehicle-facts.tsx";
import { DeclinedList } from "#app/features/quotes/declined/declined-list.tsx";
import { findVehiclePage } from "#app/features/quotes/declined/vehicle-page.server.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { CodeTags } from "#app/features/repair/visits/code-tags.tsx";
import { OdometerHistory } from "#app/features/repair/visits/odometer.tsx";
import { readingsOf } from "#app/features/repair/visits/readings.ts";
import { seenCodes } from "#app/features/repair/visits/seen-codes.ts";
import { VisitList } from "#app/features/repair/visits/visit-list.tsx";
import { readBefore } from "#app/features/repair/visits/visits.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { leadToSurvivor } from "#app/routes/repair/customers/joined.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/vehicle";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db, now, ai } = context.get(platformContext);
    const before = readBefore(new URL(request.url).searchParams);
    const asked = {
      shopId: shop.id,
      id: params.vehicleId,
      before,
      prices: may(shop, "seePrices"),
      readerZone: readerZone(request),
      reader: languageOf(context),
      now: now(),
    };
    const { visits, unit, ...page } =
      (await findVehiclePage(db, asked)) ??
      (await leadToSurvivor(db, { kind: "vehicles", ...asked }, (vehicleId) =>
        href("/repair-cms/vehicles/:vehicleId", { vehicleId }),
      ));
    return {
      ...page,
      unit,
      visits: visits.map(({ declined: _, diagnostic: __, translation: ___, ...visit }) => visit),
      texts: {
        texts: {
          ...listedTexts("issues", visits),
          ...listedTexts(
            "description",
            visits.flatMap(({ declined }) => declined),
          ),
        },
        isDemo: ai.isDemo,
      },
      codes: seenCodes(visits),
      readings: readingsOf(visits, unit),
      // A new job's id is made here, so that its button makes one however often it is pressed.
      declined: visits.flatMap(({ id: jobId, number: jobNumber, declined }) =>
        declined.map(({ translation: _, ...work }) => ({
          ...work,
          jobId,
          jobNumber,
          newId: newId(),
        })),
      ),
      newer: before !== undefined,
      mayQuote: may(shop, "editQuotes"),
      mayJoin: may(shop, "joinRecords"),
    };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function VehiclePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <TextsContext value={loaderData.texts}>
      <Vehicle loaderData={loaderData} params={params} />
    </TextsContext>
  );
}

function Vehicle({ loaderData, params }: Pick<Route.ComponentProps, "loaderData" | "params">) {
  const { t, language } = useWords();
  const { vehicle, owners, visits, more, newer, codes, readings, declined, ...page } = loaderData;
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
        <DeclinedList work={declined} vehicleId={vehicle.id} mayAdd={page.mayQuote} />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      notFound="customers:vehicle.notFound"
      notLoaded="customers:vehicle.notLoaded"
    />
  );
}
