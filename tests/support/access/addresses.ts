import { globSync, readFileSync } from "node:fs";

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
  hasLoader: boolean;
  hasDefaultExport: boolean;
};

/** Every address of the built product with what stands behind it. */
export function addresses(build = "build"): { path: string; hasAction: boolean; page: boolean }[] {
  const file = globSync(`${build}/client/assets/manifest-*.js`)[0];
  const routes: Record<string, ManifestRoute> = JSON.parse(
    readFileSync(file!, "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;?\s*$/, ""),
  ).routes;
  const full = (route: ManifestRoute): string =>
    (route.parentId ? full(routes[route.parentId]!) : "") + (route.path ? `/${route.path}` : "");
  return Object.values(routes)
    .filter((route) => route.path || route.index)
    .map((route) => ({
      path: full(route) || "/",
      hasAction: route.hasAction,
      page: route.hasDefaultExport,
    }));
}

/** An address with something in the place of every name; nothing of anyone's has these ids. */
export const somewhere = (path: string): string =>
  path
    .replace(":code", "P0420")
    .replace(":file", `${"0".repeat(64)}.png`)
    .replace(/:\w+/g, "01890000-0000-7000-8000-000000000000")
    .replace("*", "nowhere");
