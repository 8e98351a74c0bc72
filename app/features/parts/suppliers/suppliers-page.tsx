import { href, Outlet, useFetcher } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { ordersAddress } from "#app/features/parts/orders/order-filter.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames } from "#app/values/language.ts";
import type { Supplier } from "./find-suppliers.server.ts";

type Props = { suppliers: readonly Supplier[]; mayPrice: boolean };

/** Suppliers of the shop. */
export function SuppliersPage({ suppliers, mayPrice }: Props) {
  const { t } = useWords();
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("parts:suppliers.title")}
        lead={t("parts:suppliers.lead")}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      >
        <LinkButton kind="primary" to={href("/repair-cms/parts/suppliers/new")} preventScrollReset>
          {t("parts:suppliers.add")}
        </LinkButton>
      </PageHeader>
      {suppliers.length === 0 && <Empty title={t("parts:suppliers.none")} />}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
        {suppliers.map((one) => (
          <Row key={one.id} supplier={one} mayPrice={mayPrice} />
        ))}
      </ul>
      <Outlet />
    </div>
  );
}

function Row({ supplier, mayPrice }: { supplier: Supplier; mayPrice: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const { id, name, phone, email, language, note, retiredAt } = supplier;
  const params = { supplierId: id };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
          {name}
          <span className="text-base font-normal text-ink-soft">{languageNames[language]}</span>
          {retiredAt && <Badge tone="plain">{t("parts:suppliers.retired")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 empty:hidden">
          {phone && (
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`tel:${dialled(phone)}`}
            >
              {phone}
            </a>
          )}
          {email && (
            <a className="inline-flex min-h-11 items-center underline" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
        {note && <p className="whitespace-pre-line text-ink-soft">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={ordersAddress.href({ supplierId: id })}
          aria-label={`${t("parts:orders.title")}: ${name}`}
        >
          {t("parts:orders.title")}
        </LinkButton>
        {mayPrice && (
          <LinkButton
            to={href("/repair-cms/parts/suppliers/:supplierId/price-rules", params)}
            aria-label={t("priceRules:titleOf", { name })}
          >
            {t("priceRules:title")}
          </LinkButton>
        )}
        <LinkButton
          to={href("/repair-cms/parts/suppliers/:supplierId/edit", params)}
          aria-label={`${t("parts:suppliers.edit")}: ${name}`}
          preventScrollReset
        >
          {t("parts:suppliers.edit")}
        </LinkButton>
        <WorkForm
          fetcher={fetcher}
          answer={fetcher.data}
          action={href("/repair-cms/parts/suppliers/:supplierId/retire", params)}
        >
          <input type="hidden" name="retired" value={retiredAt ? "no" : "yes"} />
          <SubmitButton kind="quiet" pending={t("ui:saving")}>
            {t(retiredAt ? "parts:suppliers.takeBack" : "parts:suppliers.retire")}
          </SubmitButton>
        </WorkForm>
      </div>
    </li>
  );
}
