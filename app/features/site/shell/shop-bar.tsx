import { href, useLocation } from "react-router";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShellViewer } from "./navigation.ts";
import { placeOf, shopPlaces } from "./shop-places.ts";

/**
 * The places of a shop, below the header of its pages. A phone has them in its bar and its menu.
 */
export function ShopBar({ viewer }: { viewer: ShellViewer }) {
  const { t } = useWords();
  const here = useShopPlace(viewer);
  if (!here) return null;
  return (
    <nav
      aria-label={t("site:nav.shop")}
      className="hidden border-b border-line bg-card lg:block print:hidden"
    >
      <div className="mx-auto flex max-w-6xl gap-1 px-4">
        {shopPlaces(viewer).map((place) => (
          <PageLink
            key={place.to}
            to={place.to}
            aria-current={place === here ? "page" : undefined}
            className="label inline-flex min-h-12 items-center border-b-4 border-transparent px-1.5 text-base xl:px-2 xl:text-lg whitespace-nowrap text-ink-soft first:-ml-1.5 xl:first:-ml-2 hover:border-line-strong hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
          >
            {t(place.label)}
          </PageLink>
        ))}
      </div>
    </nav>
  );
}

/** The place of the shop that the current page belongs to; undefined outside of the shop. */
export function useShopPlace(viewer: ShellViewer) {
  const location = useLocation();
  const places = shopPlaces(viewer);
  return isShopPage(location.pathname) ? placeOf(places, location) : undefined;
}

const isShopPage = (pathname: string): boolean =>
  pathname === href("/repair-cms") || pathname.startsWith(`${href("/repair-cms")}/`);
