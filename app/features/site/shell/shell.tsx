import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { href, useLocation, useNavigation } from "react-router";
import type { OfferedLanguage } from "#app/http/language-offer.ts";
import { ConnectionLine } from "#app/ui/connection/connection-line.tsx";
import { later } from "#app/ui/connection/later.ts";
import { isFocusFree, takeFocus, useFocusFallback } from "#app/ui/focus-fallback.ts";
import { useTrail } from "#app/ui/page/way-back.ts";
import { useWords } from "#app/ui/words.ts";
import { Footer, type FooterFacts } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import type { SetLanguage } from "./language-toggle.tsx";
import { Menu, MenuButton } from "./menu.tsx";
import { MenuPlaces, menuLink } from "./menu-places.tsx";
import { adminPlaces, type Place, type ShellViewer } from "./navigation.ts";
import { PlaceIcon, PlaceLink } from "./place-link.tsx";
import { ShopBar, useShopPlace } from "./shop-bar.tsx";
import { SignOut } from "./sign-out.tsx";
import { thumbPlaces } from "./thumb-places.ts";
import { type LoadShapes, usePending } from "./use-pending.ts";

/** The tab bar of a phone. Links that do not fit are in its menu. */
function ThumbBar({ viewer }: { viewer: ShellViewer }) {
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

type Props = {
  viewer: ShellViewer | undefined;
  facts: FooterFacts | undefined;
  setLanguage: SetLanguage;
  /** Whether to offer Spanish. */
  offer?: OfferedLanguage | undefined;
  /** Loads the skeletons of pages. */
  loadShapes?: LoadShapes;
  children: ReactNode;
};

// Rarely there: its scripts come when the page already works.
const LaterOffer = later(
  import.meta.env.SSR ? LanguageOffer : undefined,
  async () => (await import("./language-offer.tsx")).LanguageOffer,
);

// Below the page, except on pages of a shop.
const LaterFooter = later(
  import.meta.env.SSR ? Footer : undefined,
  async () => (await import("./footer.tsx")).Footer,
);

/** Work areas have no footer; public and account pages have. */
const workPages = /^\/(?:repair-cms|admin|discussion|videos|live|codes|noticias|assistant)(?:\/|$)/;

/** The layout of every page. */
export function Shell({ viewer, facts, setLanguage, offer, loadShapes, children }: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  useUncovered();
  useFocusFallback();
  useTrail();
  return (
    <div className={`flex min-h-dvh flex-col pb-(--bar) ${viewer ? "with-bar" : ""}`}>
      <a
        href="#content"
        className="label bench sr-only z-30 rounded-md text-lg focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {t("site:skip")}
      </a>
      {offer && (
        <Suspense>
          <LaterOffer language={offer} />
        </Suspense>
      )}
      <Header viewer={viewer} setLanguage={setLanguage} />
      {viewer && <ShopBar viewer={viewer} />}
      <Main loadShapes={loadShapes}>{children}</Main>
      {!(viewer && workPages.test(pathname)) && (
        <Suspense>
          <LaterFooter facts={facts} support={viewer?.support} />
        </Suspense>
      )}
      {viewer && <ThumbBar viewer={viewer} />}
      <ConnectionLine />
      <Arrival />
    </div>
  );
}

/** The part of the layout that a navigation changes while its page is loading. */
function Main({ loadShapes, children }: Pick<Props, "loadShapes" | "children">) {
  const { busy, shape } = usePending(loadShapes);
  return (
    <>
      <ProgressLine />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={busy}
        className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:py-8"
      >
        {shape}
        {/* Hidden, not unmounted: input returns when the navigation fails. */}
        <div hidden={shape !== undefined}>{children}</div>
      </main>
    </>
  );
}

/** The progress bar at the top while a page is loading. */
function ProgressLine() {
  const { state } = useNavigation();
  return (
    <div
      hidden={state === "idle"}
      className="progress fixed inset-x-0 top-0 z-30 h-1 bg-busy"
      aria-hidden="true"
    />
  );
}

/**
 * Keeps the element with keyboard focus visible: fixed elements at the bottom of a phone's screen
 * could cover it, which browsers do not notice (WCAG 2.2, 2.4.11).
 */
function useUncovered(): void {
  useEffect(() => {
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      const over = document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest(".bar, .form-actions");
      if (over && !over.contains(target)) target.scrollIntoView({ block: "center" });
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, []);
}

/**
 * Announces the title of a page after a client navigation, and moves the focus, whose link is gone,
 * to the page or to the element of the hash, so that the next Tab continues there.
 */
function Arrival() {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search; // a different part of a list counts, too
  const from = useRef({ page, hash });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const { page: before, hash: beforeHash } = from.current;
    from.current = { page, hash };
    if (before !== page) setTitle(document.title);
    if ((before !== page || (hash && beforeHash !== hash)) && isFocusFree())
      takeFocus(document.getElementById(hash.slice(1) || "content"));
  }, [page, hash]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
