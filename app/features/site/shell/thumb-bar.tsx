import { useId } from "react";
import { href } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { Menu, MenuButton } from "./menu.tsx";
import { MenuPlaces, menuLink } from "./menu-places.tsx";
import { adminPlaces, type Place, type ShellViewer } from "./navigation.ts";
import { PlaceIcon, PlaceLink } from "./place-link.tsx";
import { useShopPlace } from "./shop-bar.tsx";
import { SignOut } from "./sign-out.tsx";
import { thumbPlaces } from "./thumb-places.ts";

/** The tab bar of a phone. Links that do not fit are in its menu. */
export function ThumbBar({ viewer }: { viewer: ShellViewer }) {
  const { t } = useWords();
  const menu = useId();
  const places = thumbPlaces(viewer);
  const here = useShopPlace(viewer);
  const isInMenu = here !== undefined && !places.bar.includes(here);
  const tab =
    "label flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-t-4 border-transparent px-0.5 text-center text-sm leading-tight text-bench-soft aria-[current]:border-bench-ink aria-[current]:text-bench-ink";
  return (
    <nav aria-label={t("site:nav.main")} className="bar bench pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-2xl">
        {places.bar.map((place) => (
          <PlaceLink
            key={place.to}
            place={place}
            viewer={viewer}
            isHere={here && place === here}
            withIcon
            className={tab}
          />
        ))}
        <MenuButton opens={menu} isHere={isInMenu} className={tab}>
          <PlaceIcon path="M4 6h16M4 12h16M4 18h16" />
          {t("site:nav.menu")}
        </MenuButton>
      </div>
      <Menu
        id={menu}
        className="fixed inset-x-2 top-auto bottom-[calc(4.5rem+env(safe-area-inset-bottom))] mx-auto w-auto max-w-md"
      >
        {viewer.isAdmin && (
          <div className="mb-3 border-b border-bench-line pb-3">
            <p className="label px-3 text-sm text-bench-soft">{t("site:nav.admin")}</p>
            <MenuPlaces places={adminPlaces} />
          </div>
        )}
        <MenuPlaces places={[...places.menu, account]} />
        <SignOut className={menuLink} />
      </Menu>
    </nav>
  );
}

const account: Place = { to: href("/account"), label: "site:nav.account" };
