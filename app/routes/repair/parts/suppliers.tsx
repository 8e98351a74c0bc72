import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { suppliersQuery } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { SuppliersPage } from "#app/features/parts/suppliers/suppliers-page.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import type { Route } from "./+types/suppliers";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, shop }: Route.LoaderArgs & InShop) => ({
    suppliers: await suppliersQuery(db, shop.id),
    mayPrice: may(shop, "manageShop"),
  }),
);

export const shouldRevalidate = askedBehindDialog();

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  return <SuppliersPage {...loaderData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem
    {...props}
    notFound="parts:suppliers.notFound"
    notLoaded="parts:suppliers.notLoaded"
  />
);
