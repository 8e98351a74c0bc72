import { href, Link } from "react-router";
import { SupplierChoice } from "#app/features/parts/suppliers/supplier-choice.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { OrdersPage as Content } from "./find-orders.server.ts";
import { ordersAddress } from "./order-filter.ts";

/** Orders of the shop, with their suppliers and parts still on their way. */
export function OrdersPage({ orders, suppliers, supplierId, isFirst, more }: Content) {
  const { t } = useWords();
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("parts:orders.title")}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      />
      {suppliers.length > 0 && <SupplierChoice suppliers={suppliers} supplierId={supplierId} />}
      {orders.length === 0 && <Empty title={t("parts:orders.none")} />}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
        {orders.map(({ id, number, supplier, createdAt, mailedAt, parts, waiting }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
            <Link
              to={href("/repair-cms/parts/orders/:orderId", { orderId: id })}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t("parts:order.link", { number })}
            </Link>
            <span className="text-ink-soft">
              <Day at={createdAt.getTime()} />
            </span>
            <span className="wrap-anywhere">{supplier}</span>
            <span className="ml-auto flex flex-wrap items-center gap-x-3">
              {mailedAt && <span className="text-ink-soft">{t("parts:orders.mailed")}</span>}
              <Badge tone={waiting > 0 ? "busy" : "plain"}>
                {waiting > 0
                  ? t("parts:orders.waiting", { waiting, parts })
                  : t("parts:orders.done")}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
      <ListNav
        newest={
          !isFirst && { to: ordersAddress.href({ supplierId }), text: t("parts:orders.newest") }
        }
        more={
          more !== undefined && {
            to: ordersAddress.href({ supplierId, before: more }),
            text: t("parts:more"),
            adds: false,
          }
        }
      />
    </div>
  );
}
