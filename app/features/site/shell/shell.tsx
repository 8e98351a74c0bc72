import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
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
import type { ShellViewer } from "./navigation.ts";
import { ShopBar } from "./shop-bar.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { type LoadShapes, usePending } from "./use-pending.ts";

type Props = {
  viewer: ShellViewer | undefined;
  facts: FooterFacts | undefined;
  setLanguage: SetLanguage;
  /** Whether to offer Spanish. */
  offer?: OfferedLanguage | undefined;
  /** Loads what knows the skeleton of a page, if it has one. */
  loadShapes?: LoadShapes;
  children: ReactNode;
};

// Rarely there: its scripts come when the page already works.
const LaterOffer = later(
  import.meta.env.SSR ? LanguageOffer : undefined,
  async () => (await import("./language-offer.tsx")).LanguageOffer,
);

// Below the page, and on no page of a shop.
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

/** What a navigation changes while its page is loading, apart from the rest of the layout. */
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
        {/* Hidden, not unmounted: typed text comes back when the navigation fails. */}
        <div hidden={shape !== undefined}>{children}</div>
      </main>
    </>
  );
}

/** The line at the top while a page is on its way. */
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
