import { href, Link } from "react-router";
import { dialled, fullName } from "#app/features/customers/customer.ts";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { FoundVehicle, ListedCustomer } from "./customers.server.ts";

/** The customers of a page of the list, or those that a search found. */
export function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
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

/** The vehicles that a search found by plate or VIN. */
export function FoundVehicles({ vehicles }: { vehicles: readonly FoundVehicle[] }) {
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
