import { matchRoutes } from "react-router";
import { mayPrefetch } from "#app/ui/connection.ts";
import type { Router, Routes } from "./router.ts";

/**
 * Fetches the code behind the forms of each page while the browser rests. React Router loads it
 * when a form is first sent; where the connection is gone by then, it reloads the page into the
 * browser's own error page.
 */
export function fetchFormCode(router: Router, routes: Routes): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shown = "";
  const rest = (key: string) => {
    if (key === shown) return;
    shown = key;
    timers.forEach(clearTimeout);
    timers = rests.map((ms) => setTimeout(load, ms));
  };
  rest(router.state.location.key);
  router.subscribe(({ location }) => rest(location.key));
  addEventListener("online", load);

  function load(): void {
    if (!mayPrefetch()) return;
    // Imported, not preloaded: only what ran once is there again without any network.
    for (const file of new Set([...document.forms].flatMap(codeOf)))
      import(/* @vite-ignore */ file).catch(() => undefined);
  }

  function codeOf(form: HTMLFormElement): string[] {
    const { pathname } = new URL(form.action, location.href);
    const matches = form.method === "post" ? (matchRoutes(router.routes, pathname) ?? []) : [];
    return matches.flatMap(({ route }) => {
      const found = route.id ? routes[route.id] : undefined;
      return found ? [found.module, found.clientActionModule ?? found.module] : [];
    });
  }
}

/**
 * When it is looked at what forms there are, in milliseconds: React Router learns of the routes
 * behind them a while after the page is there.
 */
const rests = [1500, 5000, 15_000];
