import { matchRoutes } from "react-router";
import { mayPrefetch, plainFetch } from "#app/ui/connection.ts";
import { type Net, prefetchLimit } from "./may-prefetch.ts";
import { PageAnswers } from "./page-answers.ts";
import type { Router, Routes } from "./router.ts";

/** Which pages are asked for ahead, and which are shown as they were. Both are told a path. */
export type Pages = {
  /** Whether the server does more for a person who looks, so that its answer ahead is another. */
  needsVisit: (pathname: string) => boolean;
  /** Whether it is a list, without forms that a person might have begun. */
  isList: (pathname: string) => boolean;
};

/** How long a finger or a pointer rests on a link before its page is asked for, in milliseconds. */
const intent = 65;

/**
 * Asks for the page of a link while a pointer, a finger or the keyboard's focus rests on it, and
 * shows a list that was seen before while it is asked for again. Returns what is called when a page
 * is on the screen and its scroll position restored, which React Router saves at every request.
 */
export function startInstant(
  router: Router,
  routes: Routes,
  { needsVisit, isList }: Pages,
): () => void {
  const answers = new PageAnswers(Date.now);
  const isAllowed = prefetchLimit(Date.now);
  const tabs = new BroadcastChannel("llave-writes");
  tabs.onmessage = () => answers.drop();
  // What was just chosen may be saved only when the page is left: a list from before is not shown.
  document.addEventListener("change", () => answers.drop());
  let stale = false;

  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { method = "GET" } = input instanceof Request ? input : (init ?? {});
    if (method !== "GET" && method !== "HEAD") return written(() => send(input, init));
    if (url.origin !== location.origin || !url.pathname.endsWith(".data")) return send(input, init);
    const { pathname, search } = router.state.location;
    const asked = url.pathname + url.search;
    if (asked !== dataOf(pathname + search)) {
      const found = await answers.take(asked);
      if (found) {
        stale ||= found.kind === "known";
        return found.answer;
      }
    }
    const { writes } = answers;
    const answer = await send(input, init);
    const isWhole = !url.searchParams.has("_routes");
    if (isWhole && isList(url.pathname.slice(0, -".data".length)) && writes === answers.writes)
      answers.keep(asked, "known", Promise.resolve(answer.clone()));
    return answer;
  };

  async function written(write: () => Promise<Response>): Promise<Response> {
    answers.drop();
    try {
      return await write();
    } finally {
      answers.drop();
      tabs.postMessage("");
    }
  }

  let timer: ReturnType<typeof setTimeout>;
  const meant = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-discover]");
    if (!link || (type === "focusin" && !link.matches(":focus-visible"))) return;
    timer = setTimeout(() => prefetch(link), intent);
  };
  const notMeant = () => clearTimeout(timer);
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, meant, { passive: true });
  // A finger that scrolls meant no link.
  for (const type of ["pointercancel", "focusout"]) document.addEventListener(type, notMeant);

  function prefetch({ origin, pathname, search }: HTMLAnchorElement): void {
    const { location: here } = router.state;
    const address = dataOf(pathname + search);
    if (origin !== location.origin || pathname + search === here.pathname + here.search) return;
    if (needsVisit(pathname)) return;
    const found = (matchRoutes(router.routes, pathname) ?? []).map(({ route }) => routes[route.id]);
    const pages = found.filter((route) => route !== undefined);
    if (!pages.at(-1)?.hasDefaultExport) return;
    // The data of some pages is made in the browser.
    const isAsked = !pages.some(({ hasClientLoader }) => hasClientLoader);
    if (isAsked && !askAhead(address, "ahead")) return;
    for (const { module, clientActionModule, clientLoaderModule } of pages)
      for (const file of [module, clientActionModule, clientLoaderModule])
        if (file) import(/* @vite-ignore */ file).catch(() => undefined);
  }

  let shown = router.state.location;
  return () => {
    const [left, { location }] = [shown, router.state];
    shown = location;
    if (stale) {
      stale = false;
      router.revalidate();
    }
    // A list that came as a document is not known yet, and is where most people go back to.
    if (left.pathname !== location.pathname && isList(left.pathname))
      askAhead(dataOf(left.pathname + left.search), "known");
  };

  /** Whether it was asked for. */
  function askAhead(address: string, kind: "ahead" | "known"): boolean {
    if (answers.has(address) || !mayPrefetch() || !isAllowed(netOf(navigator))) return false;
    answers.keep(address, kind, plainFetch(address, { headers: { purpose: "prefetch" } }));
    return true;
  }
}

const netOf = (browser: Navigator) => (browser as { connection?: Net }).connection;

/** The address of a page's data, as React Router asks for it. */
function dataOf(address: string): string {
  const [pathname = "", search] = address.split(/(?=\?)/);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search ?? ""}`;
}
