import { Form, href, Link, Outlet } from "react-router";
import { isLow, stockViews } from "#app/features/stock/stock.ts";
import { stockAddress } from "#app/features/stock/stock-address.ts";
import { usePieces } from "#app/features/stock/use-pieces.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import type { StockPage as Content } from "./find-items.server.ts";

/** List of the stock items of a shop. */
export function StockPage({ page }: { page: Content }) {
  const { t } = useWords();
  const pieces = usePieces(page.currency);
  const { view, text, items, more, isFirst } = page;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("stock:title")}
        lead={t("stock:lead")}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      >
        <LinkButton kind="primary" to={href("/repair-cms/stock/new")} preventScrollReset>
          {t("stock:item.add")}
        </LinkButton>
      </PageHeader>
      <Tabs
        name={t("stock:views.label")}
        items={stockViews.map((one) => ({
          to: stockAddress.href({ view: one }),
          label: t(`stock:views.${one}`),
          here: one === view,
        }))}
      />
      <Form key={text} className="mb-4 flex flex-wrap items-end gap-3">
        {view !== "all" && <input type="hidden" name="view" value={view} />}
        <TextField name="q" type="search" label={t("stock:search")} defaultValue={text} />
        <Button type="submit">{t("ui:search")}</Button>
      </Form>
      {items.length === 0 && (
        <Empty title={t("stock:none")}>
          {view === "all" && !text && <p className="text-ink-soft">{t("stock:noneText")}</p>}
        </Empty>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={href("/repair-cms/stock/:itemId", { itemId: item.id })}
              className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6"
            >
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="text-lg font-semibold underline">{item.name}</span>
                {item.partNumber && (
                  <span className="block text-sm text-ink-soft">{item.partNumber}</span>
                )}
              </span>
              <span className="flex items-baseline gap-3">
                {isLow(item) && <Badge tone="busy">{t("stock:low")}</Badge>}
                <span className="figures text-lg font-semibold">
                  {pieces(item.quantity, item.unit)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ListNav
        newest={!isFirst && { to: stockAddress.href({ view, text }), text: t("stock:first") }}
        more={
          more !== undefined && {
            to: stockAddress.href({ view, text, after: more }),
            text: t("stock:more"),
            adds: false,
          }
        }
      />
      <Outlet />
    </div>
  );
}
