import { matchRoutes } from "react-router";
import { mayPrefetch, plainFetch } from "#app/ui/connection.ts";
import { PageAnswers } from "./page-answers.ts";
import { filesOf, importOnce } from "./page-code.client.ts";
import { netOf, prefetchLimit, savesData } from "./prefetch-limit.ts";
import type { Router, Routes } from "./router.ts";

/** Which pages are asked for ahead, and which are shown as they were. Both are told a path. */
export type Pages = {
  /** Whether the server does more for a person who looks, so that its answer ahead is another. */
  needsVisit: (pathname: string) => boolean;
  /** Whether it is a list, without forms that a person might have begun. */
  isList: (pathname: string) => boolean;
  /** Fetches the words of the pages whose scripts are there. */
  loadWords: () => void;
};

/** How long the focus or a pointer rests on a link before its page is asked for, in milliseconds. */
const intent = 65;

/**
 * Asks for the page of a link while a pointer, a finger or the keyboard's focus rests on it, and
 * shows a list that was seen before while it is asked for again. Returns what is called when a page
 * is on the screen and its scroll position restored, which React Router saves at every request.
 */
export function startInstant(
  router: Router,
  routes: Routes,
  { needsVisit, isList, loadWords }: Pages,
): () => void {
  const answers = new PageAnswers(Date.now);
  const isAllowed = prefetchLimit(Date.now);
  const tabs = new BroadcastChannel("llave-writes");
  tabs.onmessage = () => answers.drop();
  // What was just chosen may be saved only when the page is left: a list from before is not shown.
  document.addEventListener("change", ({ target }) => {
    // A search is saved nowhere.
    if (!(target instanceof Element && target.closest("form[method=get]"))) answers.drop();
  });
  let stale = false;

  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { method = "GET" } = input instanceof Request ? input : (init ?? {});
    if (method !== "GET" && method !== "HEAD") return written(() => send(input, init));
    if (url.origin !== location.origin || !url.pathname.endsWith(".data")) return send(input, init);
    const { pathname, search } = router.state.location;
    const asked = inOrder(url);
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
  let frame = 0;
  const meant = ({ target, type }: Event) => {
    notMeant();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-discover]");
    if (!link || (type === "focusin" && !link.matches(":focus-visible"))) return;
    if (type === "pointerdown") afterFrames(2, () => prefetch(link));
    else timer = setTimeout(prefetch, intent, link);
  };
  // A finger is gone after some 80 ms. Chromium holds back timers while one rests, but no frames.
  const afterFrames = (left: number, then: () => void) => {
    frame = requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1, then) : then()));
  };
  const notMeant = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, meant, { passive: true });
  // A finger that scrolls meant no link, and a click asks by itself.
  for (const type of ["pointercancel", "focusout", "click"])
    document.addEventListener(type, notMeant, { capture: true });

  function prefetch({ origin, pathname, search }: HTMLAnchorElement): void {
    const { location: here } = router.state;
    if (origin !== location.origin || pathname + search === here.pathname + here.search) return;
    const found = matchRoutes(router.routes, pathname) ?? [];
    const pages = found.map(({ route }) => routes[route.id]).filter((page) => page !== undefined);
    if (!pages.at(-1)?.hasDefaultExport) return;
    // The data of some pages is made in the browser.
    if (!needsVisit(pathname) && !pages.some(({ hasClientLoader }) => hasClientLoader))
      askFor({ pathname, search }, found);
    if (mayPrefetch() && !savesData(netOf(navigator)))
      importOnce(pages.flatMap(filesOf)).then(loadWords);
  }

  function askFor({ pathname, search }: Place, found: Found): void {
    const { location: here, matches } = router.state;
    // A page behind a dialog is there already.
    const step = stepOf(matches, found, [here, { pathname, search }]);
    const rest = found.filter(({ route, pathname }, nth) => {
      const same = matches[nth]?.route.id === route.id && matches[nth].pathname === pathname;
      return !(same && isKept(matches[nth]!.route, step));
    });
    const ids = rest.map(({ route }) => route.id).filter((id) => routes[id]?.hasLoader);
    const address = dataOf(pathname + search, rest.length < found.length ? ids : undefined);
    askAhead(address, "ahead");
  }

  let shown = router.state.location;
  return () => {
    const [left, { location, matches }] = [shown, router.state];
    shown = location;
    if (stale) {
      stale = false;
      router.revalidate();
    }
    // A list that came as a document is not known yet, and is where most people go back to.
    // Behind a dialog it is still there.
    if (!matches.some(({ pathname }) => pathname === left.pathname) && isList(left.pathname))
      askAhead(dataOf(left.pathname + left.search), "known");
  };

  function askAhead(address: string, kind: "ahead" | "known"): void {
    if (answers.has(address) || !mayPrefetch() || !isAllowed(netOf(navigator))) return;
    const answer = plainFetch(address, { headers: { purpose: "prefetch" } });
    answers.keep(address, kind, answer.then(readAhead));
  }
}

/** The same answer, whose bytes are read as they come and not only when they are asked for. */
function readAhead(answer: Response): Response {
  const waiting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
    undefined,
    undefined,
    new CountQueuingStrategy({ highWaterMark: Number.POSITIVE_INFINITY }),
  );
  return answer.body ? new Response(answer.body.pipeThrough(waiting), answer) : answer;
}

type Match = { params: Readonly<Record<string, string | undefined>> };
type Place = { pathname: string; search: string };
type Found = NonNullable<ReturnType<typeof matchRoutes<Router["routes"][number]>>>;

/** What React Router tells a route of a step to another page. */
const stepOf = (from: readonly Match[], to: readonly Match[], [here, there]: [Place, Place]) => ({
  currentUrl: new URL(here.pathname + here.search, location.origin),
  currentParams: from[0]?.params ?? {},
  nextUrl: new URL(there.pathname + there.search, location.origin),
  nextParams: to[0]?.params ?? {},
  defaultShouldRevalidate: here.search !== there.search,
});

/** React Router asks twice: by its own rule, and then for single fetch, which counts. */
function isKept({ shouldRevalidate }: Router["routes"][number], step: ReturnType<typeof stepOf>) {
  shouldRevalidate?.(step);
  return shouldRevalidate?.({ ...step, defaultShouldRevalidate: true }) === false;
}

/** The address of a page's data, as React Router asks for it; `only`: that of some routes. */
function dataOf(address: string, only?: readonly string[]): string {
  const { pathname, search } = new URL(address, location.origin);
  const url = new URL(
    `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`,
    location.origin,
  );
  if (only) url.searchParams.set("_routes", only.join(","));
  return inOrder(url);
}

/** React Router names the routes in the order in which their scripts came. */
function inOrder({ href }: URL): string {
  const url = new URL(href);
  const only = url.searchParams.get("_routes");
  if (only) url.searchParams.set("_routes", only.split(",").sort().join(","));
  return url.pathname + url.search;
}
