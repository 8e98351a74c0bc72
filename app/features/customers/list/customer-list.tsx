import { memo } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import { CustomerTable, FoundVehicles } from "./customer-table.tsx";
import type { FoundVehicle, ListedCustomer } from "./customers.server.ts";
import { type CustomerSearch, customersHref, customersPerPage } from "./search.ts";

export type CustomerPage = {
  search: CustomerSearch;
  /** Undefined when they could not be read. */
  customers?: ListedCustomer[];
  vehicles: FoundVehicle[];
  more: boolean;
  mayImport: boolean;
  mayJoin: boolean;
};

/** The customers and vehicles that were found. A navigation does not render it again. */
export const CustomerList = memo(Found);

function Found({ search, customers, vehicles, more }: CustomerPage) {
  const { t } = useWords();
  if (!customers) return <NotLoaded what="customers:list.notLoaded" />;
  if (customers.length + vehicles.length === 0) return <Nothing search={search} />;
  const last = customers.at(-1);
  const next =
    last &&
    nextSearch(search, customersPerPage, { after: { name: last.nameFoundBy, id: last.id } });
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
            search.after && {
              to: customersHref({ text: "" }),
              text: t("customers:list.first"),
            }
          }
          more={
            more &&
            next && {
              to: customersHref(next.search),
              text: t("customers:list.older"),
              adds: next.adds,
            }
          }
        />
      )}
    </>
  );
}

/** Nothing to show: the first customer is to be written, or the search finds none. */
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
