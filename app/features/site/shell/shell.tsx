import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import type { OfferedLanguage } from "#app/http/language-offer.ts";
import { ConnectionLine } from "#app/ui/connection/connection-line.tsx";
import { later } from "#app/ui/connection/later.ts";
import { useFocusFallback } from "#app/ui/focus-fallback.ts";
import { useTrail } from "#app/ui/page/way-back.ts";
import { useWords } from "#app/ui/words.ts";
import { Arrival } from "./arrival.tsx";
import { Footer, type FooterFacts } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import type { SetLanguage } from "./language-toggle.tsx";
import type { ShellViewer } from "./navigation.ts";
import { ProgressLine } from "./progress-line.tsx";
import { ShopBar } from "./shop-bar.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { useUncovered } from "./use-focus-in-view.ts";
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
