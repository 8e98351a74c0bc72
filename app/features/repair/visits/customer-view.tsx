import type { ComponentProps, ReactNode } from "react";
import { href, Link, Outlet } from "react-router";
import { fullName } from "#app/features/customers/customer.ts";
import { JoinList, JoinNotice } from "#app/features/customers/merge/join-list.tsx";
import { Likeness } from "#app/features/customers/merge/likeness.tsx";
import { CustomerFacts, OwnedVehicles } from "#app/features/customers/person/customer-facts.tsx";
import { isOpen, workId } from "#app/features/repair/job.ts";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { findCustomerPage } from "./customer-page.server.ts";
import { VisitList } from "./visit-list.tsx";

type CustomerPage = NonNullable<Awaited<ReturnType<typeof findCustomerPage>>>;

/** Preselects the vehicle of a new job if the customer has exactly one. */
function onlyVehicle(vehicles: readonly { id: string; until: unknown }[]): Record<string, string> {
  const [one, another] = vehicles.filter(({ until }) => until === null);
  return one && !another ? { vehicle: one.id } : {};
}

type Props = Omit<CustomerPage, "visits"> & {
  visits: ComponentProps<typeof VisitList>["visits"] & ComponentProps<typeof OpenJobs>["jobs"];
  newer: boolean;
  mayDelete: boolean;
  mayJoin: boolean;
  children?: ReactNode;
};

/** A customer with vehicles, visits and what is owed. */
export function CustomerView(page: Props) {
  const { t } = useWords();
  const { customer, vehicles, visits, more, newer, mayDelete, mayJoin } = page;
  const { alike, joins } = page;
  const params = { customerId: customer.id };
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
                {t("merge:choose.customer")}
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
        <Likeness {...joining} others={alike} distinct={page.distinct} mayJoin={mayJoin} />
        <OwedByCustomer customerId={customer.id} owed={page.owed} />
        <OpenJobs jobs={visits.filter(({ status }) => isOpen(status))} />
        {page.children}
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

/** The jobs that are still to be done, each a link. */
function OpenJobs({ jobs }: { jobs: readonly { id: string; number: number }[] }) {
  const { t } = useWords();
  if (jobs.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="label text-base text-ink-soft">{t("customers:person.open")}</span>
      {jobs.map(({ id, number }) => (
        <Link
          key={id}
          to={href("/repair-cms/:jobId", { jobId: id })}
          className="label figures inline-flex min-h-11 items-center text-lg underline"
        >
          {workId(number)}
        </Link>
      ))}
    </p>
  );
}

type OwedProps = {
  customerId: string;
  owed: readonly { currency: Currency | null; owed: Cents }[];
};

/** Amount that a customer owes on invoices, in each currency. */
function OwedByCustomer({ customerId, owed }: OwedProps) {
  const { t, language } = useWords();
  const amounts = owed.flatMap(({ currency, owed: cents }) =>
    currency ? [formatMoney(cents, currency, language, shownDecimals(cents, currency))] : [],
  );
  if (amounts.length === 0) return null;
  return (
    <p className="figures flex flex-wrap items-center gap-3 text-lg">
      <span>
        <span className="label text-base text-ink-soft">{t("repair:jobs.filter.owed")}</span>{" "}
        <strong className="text-bad">{amounts.join(" · ")}</strong>
      </span>
      <LinkButton to={href("/repair-cms/customers/:customerId/statement", { customerId })}>
        {t("repair:statement")}
      </LinkButton>
    </p>
  );
}
