import { use, useEffect } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";

/**
 * Fetches the code behind the forms of a page while the browser rests. React Router loads it when a form is first sent; where the connection is gone by
 * then, it reloads the page into the browser's own error page.
 */
export function useFormCode(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const { key } = useLocation();
  useEffect(() => {
    if (!router || !routes || !key) return;
    const timer = setTimeout(() => {
      for (const file of new Set([...document.forms].flatMap(codeOf))) preload(file);
    }, rest);
    return () => clearTimeout(timer);

    function codeOf(form: HTMLFormElement): string[] {
      const { pathname } = new URL(form.action, location.href);
      const matches = form.method === "post" ? (matchRoutes(router?.routes ?? [], pathname) ?? []) : [];
      return matches.flatMap(({ route }) => {
        const found = route.id ? routes?.[route.id] : undefined;
        return found ? [found.module, ...(found.imports ?? [])] : [];
      });
    }
  }, [router, routes, key]);
}

/** How long a page is left alone first, in milliseconds. */
const rest = 1500;

function preload(href: string): void {
  if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.appendChild(link);
}
