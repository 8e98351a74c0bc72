import { matchRoutes } from "react-router";
import { mayPrefetch } from "#app/ui/connection.ts";
import { whenIdle } from "#app/ui/idle.ts";
import { kindOfPath } from "./kind-of-path.ts";
import { netOf, savesData } from "./prefetch-limit.ts";
import type { Router, Routes } from "./router.ts";

/** The scripts of the pages of so many links are fetched, those that most links lead to first. */
const most = 8;

/**
 * Fetches the code behind the forms and the links of each page while the browser is idle, so that a
 * tap waits for no script. React Router loads it when it is needed; where the connection is gone by
 * then, it reloads the page into the browser's own error page.
 */
export function fetchPageCode(router: Router, routes: Routes, loadWords: () => void): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shown = "";
  const schedule = (key: string) => {
    if (key === shown) return;
    shown = key;
    timers.forEach(clearTimeout);
    timers = delays.map((ms) => setTimeout(load, ms));
  };
  schedule(router.state.location.key);
  router.subscribe(({ location }) => schedule(location.key));
  addEventListener("online", load);

  async function load(): Promise<void> {
    const page = shown;
    const forms = formPaths();
    const found = [
      () => forms.flatMap(codeOfForm),
      ...linkPaths().map((path) => () => codeOfLink(path)),
    ];
    for (const codeOf of found) {
      await whenIdle();
      if (shown !== page || !mayPrefetch()) return;
      const files = codeOf();
      if (files.some((file) => !imported.has(file))) importOnce(files).then(loadWords);
    }
  }

  const routesOf = (pathname: string) =>
    (matchRoutes(router.routes, pathname) ?? []).map(({ route }) => route);

  const codeOfForm = (pathname: string) =>
    routesOf(pathname).flatMap(({ id }) => filesOf(routes[id]));

  const codeOfLink = (pathname: string) => {
    const last = routesOf(pathname).at(-1);
    return last && last.path !== "*" && routes[last.id]?.hasDefaultExport
      ? filesOf(routes[last.id])
      : [];
  };
}

// Finding the route of a path takes a while: one path stands for all of its kind.
function formPaths(): string[] {
  const posts = [...document.forms].filter(({ method }) => method === "post");
  const paths = posts.map(({ action }) => new URL(action, location.href).pathname);
  return [...new Map(paths.map((path) => [kindOfPath(path), path])).values()];
}

function linkPaths(): string[] {
  if (savesData(netOf(navigator))) return [];
  const links = ["main", ".bar > div"].flatMap((place) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[data-discover]`),
  ]);
  const found = new Map<string, { path: string; links: number }>();
  for (const { origin, pathname: path } of links) {
    const kind = kindOfPath(path);
    if (origin === location.origin && kind !== kindOfPath(location.pathname))
      found.set(kind, { path, links: (found.get(kind)?.links ?? 0) + 1 });
  }
  const sorted = [...found.values()].sort((one, other) => other.links - one.links);
  return sorted.slice(0, most).map(({ path }) => path);
}

const imported = new Set<string>();

/**
 * Imports scripts side by side, those that were not imported before: each takes a while even if it
 * is there. Imported, not preloaded: only what ran once is there again without any network. Never
 * throws: a script that fails is imported the next time, and holds up none of the others.
 */
export async function importOnce(files: readonly string[]): Promise<void> {
  const missing = new Set(files.filter((file) => !imported.has(file)));
  await Promise.allSettled(
    [...missing].map(async (file) => {
      await import(/* @vite-ignore */ file);
      imported.add(file);
    }),
  );
}

/** The scripts of a page, with what they import: a browser learns of that only from the script. */
export function filesOf(page: Routes[string]): string[] {
  if (!page) return [];
  const { imports = [], module, clientActionModule, clientLoaderModule } = page;
  const own = [module, clientActionModule, clientLoaderModule];
  return [...imports, ...own.filter((file) => file !== undefined)];
}

/**
 * How long after a page is shown its forms and links are read, in milliseconds: React Router learns
 * of the routes behind them a while after the page is there.
 */
const delays = [800, 5000, 15_000];
