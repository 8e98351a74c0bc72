import { href, Outlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { JoinList, JoinNotice } from "#app/features/customers/merge/join-list.tsx";
import { Likeness } from "#app/features/customers/merge/likeness.tsx";
import { CustomerFacts, OwnedVehicles } from "#app/features/customers/person/customer-facts.tsx";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { isOpen } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { findCustomerPage } from "#app/features/repair/visits/customer-page.server.ts";
import { OpenJobs } from "#app/features/repair/visits/open-jobs.tsx";
import { OwedByCustomer } from "#app/features/repair/visits/owed.tsx";
import { VisitList } from "#app/features/repair/visits/visit-list.tsx";
import { readBefore } from "#app/features/repair/visits/visits.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/customer";
import { leadToSurvivor } from "./joined.server.ts";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db, now, ai } = context.get(platformContext);
    const before = readBefore(new URL(request.url).searchParams);
    const id = params.customerId;
    const page =
      (await findCustomerPage(db, {
        ...{ shopId: shop.id, id, before, now: now() },
        money: may(shop, "manageMoney"),
        reader: languageOf(context),
      })) ??
      (await leadToSurvivor(db, { kind: "customers", shopId: shop.id, id }, (customerId) =>
        href("/repair-cms/customers/:customerId", { customerId }),
      ));
    return {
      ...page,
      visits: page.visits.map(({ translation: _, ...visit }) => visit),
      texts: { texts: listedTexts("issues", page.visits), isDemo: ai.isDemo },
      newer: before !== undefined,
      mayDelete: may(shop, "deleteJobs"),
      mayJoin: may(shop, "joinRecords"),
    };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function CustomerPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <TextsContext value={loaderData.texts}>
      <Customer loaderData={loaderData} params={params} />
    </TextsContext>
  );
}

/** Of a customer with one vehicle a new job is about that. */
function onlyVehicle(vehicles: readonly { id: string; until: unknown }[]): Record<string, string> {
  const [one, another] = vehicles.filter(({ until }) => until === null);
  return one && !another ? { vehicle: one.id } : {};
}

function Customer({ loaderData, params }: Pick<Route.ComponentProps, "loaderData" | "params">) {
  const { t } = useWords();
  const { customer, vehicles, visits, more, newer, mayDelete, mayJoin } = loaderData;
  const { alike, joins } = loaderData;
  const joining = { kind: "customers", id: customer.id } as const;
  const newJob = new URLSearchParams({ customer: customer.id, ...onlyVehicle(vehicles) });
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={fullName(customer)}
        back={{ to: href("/repair-cms/customers"), label: t("customers:person.back") }}
      >
        <LinkButton kind="primary" to={`${href("/repair-cms/new")}?${newJob}`}>
          {t("customers:person.newJob")}
        </LinkButton>
        <LinkButton to={href("/repair-cms/customers/:customerId/edit", params)} preventScrollReset>
          {t("customers:person.edit")}
        </LinkButton>
        {mayDelete && (
          <MoreMenu label={t("customers:person.more")}>
            {mayJoin && (
              <LinkButton
                kind="quiet"
                to={href("/repair-cms/customers/:customerId/join", params)}
                preventScrollReset
              >
                {t("joining:choose.customer")}
              </LinkButton>
            )}
            <a
              href={href("/repair-cms/customers/:customerId/data.zip", params)}
              className={buttonClass("quiet")}
              download
            >
              {t("customers:data.download")}
            </a>
            <LinkButton
              kind="danger"
              to={href("/repair-cms/customers/:customerId/delete", params)}
              preventScrollReset
            >
              {t("customers:data.delete")}
            </LinkButton>
          </MoreMenu>
        )}
      </PageHeader>
      <Outlet />
      <div className="grid gap-6">
        <JoinNotice {...joining} joins={joins} mayUndo={mayJoin} />
        <Likeness {...joining} others={alike} distinct={loaderData.distinct} mayJoin={mayJoin} />
        <OwedByCustomer owed={loaderData.owed} />
        <OpenJobs jobs={visits.filter(({ status }) => isOpen(status))} />
        <CustomerFacts customer={customer} />
        <OwnedVehicles vehicles={vehicles} customerId={customer.id} />
        <VisitList
          visits={visits}
          path={href("/repair-cms/customers/:customerId", params)}
          more={more}
          newer={newer}
          cars
        />
        <JoinList {...joining} joins={joins} mayUndo={mayJoin} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      notFound="customers:person.notFound"
      notLoaded="customers:person.notLoaded"
    />
  );
}
