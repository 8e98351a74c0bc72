import { useId } from "react";
import { Form, href, Link, NavLink, useLocation } from "react-router";
import { forgetDrafts } from "#app/ui/draft.ts";
import { useWords } from "#app/ui/words.ts";
import { Mark } from "./brand.tsx";
import { LanguageToggle, type SetLanguage } from "./language-toggle.tsx";
import { Menu, MenuButton } from "./menu.tsx";
import {
  adminPlaces,
  extrasFor,
  isMarked,
  type Place,
  placesOf,
  plans,
  type ShellViewer,
  thumbPlaces,
} from "./navigation.ts";

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
          className={`label mr-auto flex min-h-11 items-center gap-2 text-2xl ${viewer ? "lg:mr-4" : ""}`}
        >
          <Mark className="size-8 text-signal" />
          {t("site:brand")}
        </Link>
        {viewer && <DeskPlaces viewer={viewer} />}
        <LanguageToggle setLanguage={setLanguage} />
        {viewer ? (
          <div className="hidden items-center gap-x-2 lg:flex">
            <NavLink to={href("/account")} className={`${deskLink} max-w-28 xl:max-w-44`}>
              <span className="truncate">{viewer.name || t("site:nav.account")}</span>
            </NavLink>
            <SignOut className={deskLink} />
          </div>
        ) : (
          <NavLink to={href("/login")} className={`${deskLink} border border-bench-line`}>
            {t("site:nav.signIn")}
          </NavLink>
        )}
      </div>
    </header>
  );
}

const deskLink =
  "label inline-flex min-h-11 items-center rounded-md px-2 text-lg text-bench-soft xl:px-3 hover:bg-bench-line hover:text-bench-ink aria-[current]:text-bench-ink aria-[current]:underline aria-[current]:decoration-4 aria-[current]:underline-offset-8";

function DeskPlaces({ viewer }: { viewer: ShellViewer }) {
  const { t } = useWords();
  const menu = useId();
  return (
    <nav
      aria-label={t("site:nav.main")}
      className="mr-auto hidden min-w-0 flex-wrap items-center lg:flex"
    >
      {[...placesOf[viewer.tier], ...extrasFor(viewer), plans].map((place) => (
        <PlaceLink key={place.to} place={place} viewer={viewer} className={deskLink} />
      ))}
      {viewer.isAdmin && (
        <>
          <MenuButton opens={menu} className={`${deskLink} gap-1`}>
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

/** The tab bar of a phone. Links that do not fit are in its menu. */
export function ThumbBar({ viewer }: { viewer: ShellViewer }) {
  const { t } = useWords();
  const menu = useId();
  const places = thumbPlaces(viewer);
  const tab =
    "label flex min-h-16 min-w-0 flex-1 items-center justify-center border-t-4 border-transparent px-1 text-center text-base text-bench-soft aria-[current]:border-bench-ink aria-[current]:text-bench-ink";
  return (
    <nav aria-label={t("site:nav.main")} className="bar bench pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-2xl">
        {places.bar.map((place) => (
          <PlaceLink key={place.to} place={place} viewer={viewer} className={tab} />
        ))}
        <MenuButton opens={menu} className={tab}>
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
const menuLink =
  "label flex min-h-12 w-full items-center rounded-md px-3 text-left text-xl text-bench-ink hover:bg-bench-line aria-[current]:underline aria-[current]:decoration-4 aria-[current]:underline-offset-8";

const MenuPlaces = ({ places }: { places: readonly Place[] }) =>
  places.map((place) => <PlaceLink key={place.to} place={place} className={menuLink} />);

type PlaceLinkProps = { place: Place; viewer?: ShellViewer; className: string };

/**
 * A link of the menu. One with a hash is never the current page: the page has a link of its own.
 */
function PlaceLink({ place, viewer, className }: PlaceLinkProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { to, label, end } = place;
  const Tag = to.includes("#") ? Link : NavLink;
  return (
    <Tag to={to} {...(Tag === NavLink && { end })} prefetch="intent" className={className}>
      {viewer && isMarked(place, viewer, pathname) ? <Marked>{t(label)}</Marked> : t(label)}
    </Tag>
  );
}

/** A link's text with a dot, which screen readers announce in words. */
function Marked({ children }: { children: string }) {
  const { t } = useWords();
  return (
    <span className="relative">
      {children}
      <span aria-hidden className="absolute -top-0.5 -right-2.5 size-2.5 rounded-full bg-signal" />
      <span className="sr-only">, {t("site:nav.newReplies")}</span>
    </span>
  );
}

function SignOut({ className }: { className: string }) {
  const { t } = useWords();
  return (
    <Form method="post" action={href("/sign-out")} onSubmit={forgetDrafts}>
      <button type="submit" className={className}>
        {t("site:nav.signOut")}
      </button>
    </Form>
  );
}
