import { data, href, Outlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { CustomerList, type CustomerPage } from "#app/features/customers/list/customer-list.tsx";
import { listCustomers, searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { CustomersHeader } from "#app/features/customers/list/customers-header.tsx";
import { customersAddress } from "#app/features/customers/list/search.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { log } from "#app/platform/log/log.ts";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/customers";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const search = customersAddress.read(new URL(request.url).searchParams);
    const rights = { mayImport: may(shop, "manageShop"), mayJoin: may(shop, "joinRecords") };
    try {
      if (search.text)
        return {
          search,
          ...rights,
          ...(await searchCustomers(db, shop.id, search.text)),
        } as CustomerPage;
      const { show, name = "", after } = search;
      return {
        search,
        ...rights,
        vehicles: [],
        ...(await listCustomers(db, shop.id, {
          show,
          after: after === undefined ? after : { name, id: after },
        })),
      } as CustomerPage;
    } catch (error) {
      log.error("the list of customers could not be read", error);
      return data({ search, ...rights, vehicles: [], more: false } as CustomerPage, {
        status: 503,
      });
    }
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { search } = loaderData;
  const searching = useSearching(href("/repair-cms/customers"));
  return (
    <>
      <CustomersHeader mayImport={loaderData.mayImport} mayJoin={loaderData.mayJoin} />
      <Outlet />
      <SearchBox
        action={href("/repair-cms/customers")}
        label={t("customers:list.search.label")}
        placeholder={t("customers:list.search.placeholder")}
        text={search.text}
        pending={searching}
        className="mb-6"
      />
      <CustomerList {...loaderData} />
    </>
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
