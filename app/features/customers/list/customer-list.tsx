import { memo } from "react";
import { href, Link } from "react-router";
import { dialled, fullName } from "#app/features/customers/customer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { FoundVehicle, ListedCustomer } from "./customers.server.ts";
import { type CustomerSearch, customersAddress } from "./search.ts";

export type CustomerPage = {
  search: CustomerSearch;
  /** Undefined when they could not be read. */
  customers?: ListedCustomer[];
  vehicles: FoundVehicle[];
  more: boolean;
  mayImport: boolean;
  mayJoin: boolean;
};

/** Customers and vehicles found. Memoized: a navigation does not render it again. */
export const CustomerList = memo(Found);

function Found({ search, customers, vehicles, more }: CustomerPage) {
  const { t } = useWords();
  if (!customers) return <NotLoaded what="customers:list.notLoaded" />;
  if (customers.length + vehicles.length === 0) return <Nothing search={search} />;
  const last = customers.at(-1);
  const next =
    last && nextPage(customersAddress, search, { name: last.nameFoundBy, after: last.id });
  return (
    <>
      {vehicles.length > 0 && <FoundVehicles vehicles={vehicles} />}
      {customers.length > 0 && (
        <section aria-label={t("customers:title")}>
          {vehicles.length > 0 && <h2 className="label mb-3 text-xl">{t("customers:title")}</h2>}
          <CustomerTable customers={customers} />
        </section>
      )}
      {search.text && more && <p className="mt-4">{t("customers:list.limited")}</p>}
      {!search.text && (
        <ListNav
          newest={
            search.after !== undefined && {
              to: customersAddress.href({}),
              text: t("customers:list.first"),
            }
          }
          more={
            more &&
            next && {
              ...next,
              text: t("customers:list.older"),
            }
          }
        />
      )}
    </>
  );
}

/** Empty state: no customers yet, or no search results. */
function Nothing({ search: { text } }: { search: CustomerSearch }) {
  const { t } = useWords();
  return (
    <Empty title={t("customers:list.empty.title")}>
      <p className="text-ink-soft">
        {t(
          !text
            ? "customers:list.empty.first"
            : [...text].length < 2
              ? "customers:list.short"
              : "customers:list.empty.filtered",
        )}
      </p>
      {text && (
        <LinkButton to={href("/repair-cms/customers")}>
          {t("customers:list.empty.showAll")}
        </LinkButton>
      )}
    </Empty>
  );
}

/** Customers of a page of the list, or of a search. */
function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const { t } = useWords();
  const columns: Column<ListedCustomer>[] = [
    {
      label: t("customers:list.columns.name"),
      cell: (one) => (
        <RowLink
          to={href("/repair-cms/customers/:customerId", { customerId: one.id })}
          className="font-semibold"
        >
          {fullName(one)}
        </RowLink>
      ),
    },
    { label: t("customers:list.columns.company"), cell: ({ company }) => company },
    {
      label: t("customers:list.columns.phone"),
      cell: ({ phone }) =>
        phone && (
          <a
            href={`tel:${dialled(phone)}`}
            className="figures inline-flex min-h-11 items-center whitespace-nowrap underline"
          >
            {phone}
          </a>
        ),
    },
    {
      label: t("customers:list.columns.email"),
      cell: ({ email }) => email && <span className="break-all">{email}</span>,
    },
  ];
  return (
    <Table name={t("customers:title")} columns={columns} rows={customers} id={({ id }) => id} />
  );
}

/** Vehicles that a search found by plate or VIN. */
function FoundVehicles({ vehicles }: { vehicles: readonly FoundVehicle[] }) {
  const { t, language } = useWords();
  const title = t("customers:list.vehicles");
  const columns: Column<FoundVehicle>[] = [
    {
      label: t("customers:vehicle.plate"),
      cell: (one) => (
        <RowLink to={href("/repair-cms/vehicles/:vehicleId", { vehicleId: one.id })}>
          {one.plate ? <Plate>{one.plate}</Plate> : t("customers:vehicle.noPlate")}
        </RowLink>
      ),
    },
    {
      label: t("repair:jobs.columns.vehicle"),
      cell: (one) => <span className="car">{vehicleName(one, language)}</span>,
    },
    {
      label: t("customers:vehicle.vin"),
      cell: ({ vin }) => vin && <span className="figures break-all">{vin}</span>,
    },
    {
      label: t("customers:list.owner"),
      cell: ({ ownerId, ownerFirstName, ownerLastName }) =>
        ownerId ? (
          <Link
            to={href("/repair-cms/customers/:customerId", { customerId: ownerId })}
            className="inline-flex min-h-11 items-center underline"
          >
            {fullName({ firstName: ownerFirstName ?? "", lastName: ownerLastName ?? "" })}
          </Link>
        ) : (
          t("customers:list.noOwner")
        ),
    },
  ];
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="label mb-3 text-xl">{title}</h2>
      <Table name={title} columns={columns} rows={vehicles} id={({ id }) => id} />
    </section>
  );
}
