import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { filledIn, type Sample, samples } from "./page-samples.ts";
import type { World } from "./world.ts";

export type Page = {
  name: string;
  path: string;
  cookie: string | undefined;
  /** Whether it is one of the public pages that P1 names. */
  isPublic: boolean;
  /** Whether it only redirects to its page. */
  leads: boolean;
};

/** The pages that P2 names. */
export const mostUsed = [
  "/repair-cms",
  "/repair-cms?view=board",
  "/repair-cms/:job",
  "/repair-cms/:job/quotes/new",
  "/repair-cms/:job/review",
  "/repair-cms/customers",
  "/repair-cms/vehicles/:vehicle",
  "/repair-cms/reports?period=year&by=month",
  "/discussion",
  "/discussion/:topic",
  "/codes/P0420",
  "/videos",
];

/** The pages that P1 names. */
export const publicPages = ["/", "/privacy", "/terms"];

/**
 * The pages of `app/routes.ts` with an address to measure them at. `names`: these alone,
 * `/repair-cms*` being all that begin so.
 */
export function pagesOf(world: World, names: readonly string[] = []): Page[] {
  const pages = routes
    .flatMap((route) => entriesOf(route))
    .flatMap(samplesOf)
    .map(({ who, path, leads = false }) => ({
      name: path.replace(/:(\w+)Id/g, ":$1").replace(":code", "P0420"),
      path: filledIn(path, world),
      cookie: who === "visitor" ? undefined : world[who].cookie,
      isPublic: publicPages.includes(path),
      leads,
    }));
  return pages.filter(({ name }) => names.length === 0 || isNamed(name, names));
}

const isNamed = (name: string, names: readonly string[]) =>
  names.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));

/** The address of what a page's loaders answer. */
export const dataOf = (path: string): string => {
  const [page, search] = path.split("?");
  return `${page === "/" ? "/_root" : page}.data${search ? `?${search}` : ""}`;
};

type Entry = { file: string; path: string };

/** The page routes with their whole paths. */
function entriesOf(route: RouteConfigEntry, parent = ""): Entry[] {
  const path = route.path ? `${parent}/${route.path}` : parent;
  const isPage = route.file.endsWith(".tsx") && Boolean(route.path || route.index);
  return [
    ...(isPage ? [{ file: route.file, path }] : []),
    ...(route.children ?? []).flatMap((child) => entriesOf(child, path)),
  ];
}

/** An administrator opens what is below /admin, the shop's owner the rest. */
const samplesOf = ({ file, path }: Entry): readonly Sample[] =>
  [
    samples[file] ?? { path, who: path.startsWith("/admin") ? "admin" : "diamond" },
  ].flat() as Sample[];
