import { use, useEffect } from "react";
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
} from "react-router";
import { mayPrefetch } from "./connection.ts";

/**
 * Fetches the code behind the forms of a page while the browser rests. React Router loads it when a
 * form is first sent; where the connection is gone by then, it reloads the page into the browser's
 * own error page.
 */
export function useFormCode(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const { key } = useLocation();
  useEffect(() => {
    if (!router || !routes || !key) return;
    const timers = rests.map((rest) => setTimeout(load, rest));
    addEventListener("online", load);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("online", load);
    };

    function load(): void {
      if (!mayPrefetch()) return;
      // Imported, not preloaded: only what ran once is there again without any network.
      for (const file of new Set([...document.forms].flatMap(codeOf)))
        import(/* @vite-ignore */ file).catch(() => undefined);
    }

    function codeOf(form: HTMLFormElement): string[] {
      const { pathname } = new URL(form.action, location.href);
      const matches =
        form.method === "post" ? (matchRoutes(router?.routes ?? [], pathname) ?? []) : [];
      return matches.flatMap(({ route }) => {
        const found = route.id ? routes?.[route.id] : undefined;
        return found ? [found.module, found.clientActionModule ?? found.module] : [];
      });
    }
  }, [router, routes, key]);
}

/**
 * When it is looked at what forms there are, in milliseconds: React Router learns of the routes
 * behind them a while after the page is there.
 */
const rests = [1500, 5000, 15_000];
