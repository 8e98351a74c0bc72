import type { Page } from "playwright-core";

type Route = { module: string; clientActionModule?: string; imports?: string[]; parentId?: string };
type Manifest = { routes: Record<string, Route> };

/** Waits until the browser has fetched the code of the route in this file below `app/`. */
export const routeCode = (page: Page, route: string) =>
  page.waitForFunction((route) => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
      .__reactRouterManifest;
    if (!routes[route]) return false;
    const files: string[] = [];
    for (let at: Route | undefined = routes[route]; at; at = routes[at.parentId ?? ""])
      files.push(at.module, at.clientActionModule ?? at.module, ...(at.imports ?? []));
    return files.every(
      (file) => performance.getEntriesByName(new URL(file, location.href).href, "resource").length,
    );
  }, route);
