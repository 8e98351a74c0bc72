import { type ReactNode, useEffect, useRef, useState } from "react";
import { matchPath, type Register, useLocation, useNavigation } from "react-router";
import type { OfferedLanguage } from "#app/http/language-offer.ts";
import { useConnection } from "#app/ui/connection.ts";
import { ConnectionLine } from "#app/ui/connection-line.tsx";
import { isFocusFree, takeFocus, useFocusFallback } from "#app/ui/focus-fallback.ts";
import { useFormCode } from "#app/ui/use-form-code.ts";
import { useTrail } from "#app/ui/way-back.ts";
import { useWords } from "#app/ui/words.ts";
import { Footer, type FooterFacts } from "./footer.tsx";
import { Header, ThumbBar } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import type { SetLanguage } from "./language-toggle.tsx";
import type { ShellViewer } from "./navigation.ts";
import { useUncovered } from "./use-focus-in-view.ts";

type Props = {
  viewer: ShellViewer | undefined;
  facts: FooterFacts | undefined;
  setLanguage: SetLanguage;
  /** Whether to offer Spanish. */
  offer?: OfferedLanguage | undefined;
  /** The skeleton of the page that is loading, if it has one. */
  shapeOf?: (pathname: string) => ReactNode;
  children: ReactNode;
};

/** Work areas have no footer; public and account pages have. */
const workPages = /^\/(?:repair-cms|admin|discussion|videos|live|codes|noticias)(?:\/|$)/;

/** The layout of every page. */
export function Shell({ viewer, facts, setLanguage, offer, shapeOf, children }: Props) {
  const { t } = useWords();
  const { busy, shape } = usePending(shapeOf);
  const { pathname } = useLocation();
  useUncovered();
  useFormCode();
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
      {busy && (
        <div className="progress fixed inset-x-0 top-0 z-30 h-1 bg-busy" aria-hidden="true" />
      )}
      {offer && <LanguageOffer language={offer} />}
      <Header viewer={viewer} setLanguage={setLanguage} />
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
      {!(viewer && workPages.test(pathname)) && <Footer facts={facts} support={viewer?.support} />}
      {viewer && <ThumbBar viewer={viewer} />}
      <ConnectionLine />
      <Arrival />
    </div>
  );
}

/** Whether a page is loading, and after 150 ms its skeleton. */
function usePending(shapeOf: Props["shapeOf"]) {
  const { state, location, formMethod } = useNavigation();
  const here = useLocation();
  const shape =
    state === "loading" &&
    !formMethod &&
    location &&
    pageOf(location.pathname) !== pageOf(here.pathname)
      ? shapeOf?.(location.pathname)
      : undefined;
  const reached = useConnection() === "fine"; // else the current page stays
  const late = useLate(reached && shape !== undefined && shape !== null);
  return { busy: state !== "idle", shape: late ? (shape ?? undefined) : undefined };
}

/** The page of an address; its dialogs (`/repair-cms/J1/edit`) are over the same page. */
function pageOf(pathname: string): string {
  const { jobId } = matchPath({ path: jobPage, end: false }, pathname)?.params ?? {};
  const isJob = jobId !== undefined && jobId !== "new" && jobId !== "settings";
  return pathname
    .split("/")
    .slice(0, isJob ? 3 : 2)
    .join("/");
}

const jobPage = "/repair-cms/:jobId" satisfies keyof Register["pages"];

function useLate(on: boolean, after = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, after]);
  return on && late;
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
