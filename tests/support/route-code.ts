import type { Page } from "playwright-core";

type Manifest = { routes: Record<string, { module: string; clientActionModule?: string }> };

/** Waits until the browser has fetched the code of the route in this file below `app/`. */
export const routeCode = (page: Page, route: string) =>
  page.waitForFunction((route) => {
    const manifest = (window as unknown as { __reactRouterManifest?: Manifest })
      .__reactRouterManifest;
    const found = manifest?.routes[route];
    return (
      found &&
      [found.module, found.clientActionModule ?? found.module].every(
        (file) =>
          performance.getEntriesByName(new URL(file, location.href).href, "resource").length,
      )
    );
  }, route);
