import { memo } from "react";
import { data, href, Outlet, useLocation, useNavigation } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { CustomerTable, FoundVehicles } from "#app/features/customers/list/customer-table.tsx";
import {
  type FoundVehicle,
  type ListedCustomer,
  listCustomers,
  searchCustomers,
} from "#app/features/customers/list/customers.server.ts";
import {
  type CustomerSearch,
  customersHref,
  customersPerPage,
  readCustomerSearch,
} from "#app/features/customers/list/search.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import type { Route } from "./+types/customers";

type Page = {
  search: CustomerSearch;
  /** Undefined when they could not be read. */
  customers?: ListedCustomer[];
  vehicles: FoundVehicle[];
  more: boolean;
  mayImport: boolean;
  mayJoin: boolean;
};

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const search = readCustomerSearch(new URL(request.url).searchParams);
    const { db } = context.get(platformContext);
    const rights = { mayImport: may(shop, "manageShop"), mayJoin: may(shop, "joinRecords") };
    try {
      if (search.text)
        return { search, ...rights, ...(await searchCustomers(db, shop.id, search.text)) } as Page;
      const { show = customersPerPage, after } = search;
      return {
        search,
        ...rights,
        vehicles: [],
        ...(await listCustomers(db, shop.id, { show, after })),
      } as Page;
    } catch (error) {
      log.error("the list of customers could not be read", error);
      return data({ search, ...rights, vehicles: [], more: false } as Page, { status: 503 });
    }
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { search: query } = useLocation();
  const { search } = loaderData;
  const navigation = useNavigation();
  const searching =
    navigation.state === "loading" &&
    navigation.location.pathname === href("/repair-cms/customers") &&
    !navigation.formMethod?.match(/post/i);
  return (
    <>
      <PageHeader
        title={t("customers:title")}
        tight
        back={{ to: href("/repair-cms"), label: t("repair:title") }}
      >
        {loaderData.mayJoin && (
          <LinkButton to={href("/repair-cms/customers/duplicates")}>
            {t("customers:list.duplicates")}
          </LinkButton>
        )}
        {loaderData.mayImport && (
          <LinkButton to={href("/repair-cms/customers/import")}>
            {t("customers:list.import")}
          </LinkButton>
        )}
        <LinkButton
          to={{ pathname: href("/repair-cms/customers/new"), search: query }}
          kind="primary"
          preventScrollReset
        >
          {t("customers:list.new")}
        </LinkButton>
      </PageHeader>
      <Outlet />
      <SearchBox
        action={href("/repair-cms/customers")}
        label={t("customers:list.search.label")}
        placeholder={t("customers:list.search.placeholder")}
        text={search.text}
        pending={searching}
        className="mb-6"
      />
      <Shown {...loaderData} />
    </>
  );
}

// A navigation does not render it again.
const Shown = memo(Found);

function Found({ search, customers, vehicles, more }: Page) {
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

/** The list could not be fetched at all, or a form of this page came without a session. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <>
      <PageHeader title={t("customers:title")} />
      <NotLoaded what="customers:list.notLoaded" />
    </>
  );
}
