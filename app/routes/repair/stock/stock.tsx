import { type InShop, read } from "#app/features/account/guard.server.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { findStock } from "#app/features/stock/items/find-items.server.ts";
import { StockPage } from "#app/features/stock/items/stock-page.tsx";
import { stockAddress } from "#app/features/stock/stock-address.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import type { Route } from "./+types/stock";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const filter = stockAddress.read(new URL(request.url).searchParams);
    return { page: await findStock(db, shop.id, filter) };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function Stock({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="stock:none" notLoaded="stock:notLoaded" />
);
