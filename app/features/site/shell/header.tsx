import { useId } from "react";
import { href, Link, NavLink } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { Mark } from "./brand.tsx";
import { LanguageToggle, type SetLanguage } from "./language-toggle.tsx";
import { Menu, MenuButton } from "./menu.tsx";
import { MenuPlaces } from "./menu-places.tsx";
import { adminPlaces, extrasFor, placesFor, plans, type ShellViewer } from "./navigation.ts";
import { PlaceLink } from "./place-link.tsx";
import { SignOut } from "./sign-out.tsx";

type Props = { viewer: ShellViewer | undefined; setLanguage: SetLanguage };

/** The header: brand, navigation, language, sign-in or account. */
export function Header({ viewer, setLanguage }: Props) {
  const { t } = useWords();
  return (
    <header className="bench border-b border-bench-line print:hidden">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-x-2 px-4 py-1">
        <Link
          to="/"
          aria-label={t("site:nav.home")}
          className={`label mr-auto flex min-h-11 shrink-0 items-center gap-2 text-2xl whitespace-nowrap ${viewer ? "lg:mr-4" : ""}`}
        >
          <Mark className="size-8 text-signal" />
          {t("site:brand")}
        </Link>
        {viewer && <WidePlaces viewer={viewer} />}
        <LanguageToggle setLanguage={setLanguage} />
        {viewer ? (
          <div className="hidden items-center gap-x-2 lg:flex">
            <NavLink to={href("/account")} className={`${barLink} max-w-28 xl:max-w-44`}>
              <span className="truncate">{viewer.name || t("site:nav.account")}</span>
            </NavLink>
            <SignOut className={barLink} />
          </div>
        ) : (
          <NavLink to={href("/login")} className={`${barLink} border border-bench-line`}>
            {t("site:nav.signIn")}
          </NavLink>
        )}
      </div>
    </header>
  );
}

const barLink =
  "label inline-flex min-h-11 items-center rounded-md px-2 text-lg whitespace-nowrap text-bench-soft 2xl:px-3 hover:bg-bench-line hover:text-bench-ink aria-[current]:text-bench-ink aria-[current]:underline aria-[current]:decoration-4 aria-[current]:underline-offset-8";

function WidePlaces({ viewer }: { viewer: ShellViewer }) {
  const { t } = useWords();
  const menu = useId();
  return (
    <nav
      aria-label={t("site:nav.main")}
      className="mr-auto hidden min-w-0 flex-wrap items-center lg:flex"
    >
      {[...placesFor(viewer), ...extrasFor(viewer), plans].map((place) => (
        <PlaceLink key={place.to} place={place} viewer={viewer} className={barLink} />
      ))}
      {viewer.isAdmin && (
        <>
          <MenuButton opens={menu} className={`${barLink} gap-1`}>
            {t("site:nav.admin")} <span aria-hidden>▾</span>
          </MenuButton>
          <Menu id={menu} className="menu-below">
            <MenuPlaces places={adminPlaces} />
          </Menu>
        </>
      )}
    </nav>
  );
}
