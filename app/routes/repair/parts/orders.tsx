import { type InShop, read } from "#app/features/account/guard.server.ts";
import { findOrders } from "#app/features/parts/orders/find-orders.server.ts";
import { ordersAddress } from "#app/features/parts/orders/order-filter.ts";
import { OrdersPage } from "#app/features/parts/orders/orders-page.tsx";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import type { Route } from "./+types/orders";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const filter = ordersAddress.read(new URL(request.url).searchParams);
    return findOrders(db, shop.id, filter);
  },
);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="parts:orders.none" notLoaded="parts:order.notLoaded" />
);
