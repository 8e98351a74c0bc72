import { Form, href } from "react-router";
import { SupplierChoice } from "#app/features/parts/suppliers/supplier-choice.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PartsPage as Content } from "./find-parts.server.ts";
import { hasSuppliers, partsAddress, partViews } from "./part-filter.ts";
import { PartRow } from "./part-row.tsx";

/** Parts that a shop's jobs are waiting for, with their actions. */
export function PartsPage({ page, now }: { page: Content; now: number }) {
  const { t } = useWords();
  const { view, supplierId, parts, suppliers, more, isFirst } = page;
  const texts = listedTexts(
    "line",
    parts.map(({ lineId, translation }) => ({ id: lineId, translation })),
  );
  const sellers = suppliers.filter(({ isRetired }) => !isRetired);
  const mayOrder = view === "needed" && parts.length > 0 && sellers.length > 0;
  const list = (
    <ul className="divide-y divide-line rounded-lg border border-line bg-card">
      {parts.map((part) => (
        <PartRow key={part.lineId} part={part} page={page} now={now} mayOrder={mayOrder} />
      ))}
    </ul>
  );
  return (
    <div className="mx-auto w-full max-w-5xl">
      <PageHeader title={t("parts:title")} lead={t("parts:lead")}>
        <LinkButton to={href("/repair-cms/stock")}>{t("stock:title")}</LinkButton>
        {suppliers.length > 0 && (
          <LinkButton to={href("/repair-cms/parts/orders")}>{t("parts:orders.title")}</LinkButton>
        )}
        <LinkButton to={href("/repair-cms/parts/suppliers")}>
          {t("parts:suppliers.title")}
        </LinkButton>
      </PageHeader>
      <Tabs
        name={t("parts:views.label")}
        items={partViews.map((one) => ({
          to: partsAddress.href({ view: one }),
          label: t(`parts:views.${one}`),
          here: one === view,
        }))}
      />
      {hasSuppliers(view) && suppliers.length > 0 && (
        <SupplierChoice suppliers={suppliers} supplierId={supplierId} view={view} />
      )}
      {parts.length === 0 && (
        <Empty title={t("parts:none")}>
          <p className="text-ink-soft">{t("parts:noneText")}</p>
        </Empty>
      )}
      {view === "needed" && parts.length > 0 && sellers.length === 0 && (
        <p className="mb-4">{t("parts:supplierFirst")}</p>
      )}
      <TextsContext value={{ texts, isDemo: false }}>{parts.length > 0 && list}</TextsContext>
      {mayOrder && (
        <Form
          id="order"
          action={href("/repair-cms/parts/order")}
          className="mt-4 flex flex-wrap items-end gap-3"
        >
          <SelectField
            name="supplier"
            label={t("parts:orderFrom")}
            options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" kind="primary">
            {t("parts:goOrder")}
          </Button>
        </Form>
      )}
      <ListNav
        newest={!isFirst && { to: partsAddress.href({ view, supplierId }), text: t("parts:first") }}
        more={
          more && {
            to: partsAddress.href({ view, supplierId, after: more }),
            text: t("parts:more"),
            adds: false,
          }
        }
      />
    </div>
  );
}
