import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { nthCustomer, nthVehicle } from "./customer-world.ts";
import { busyReply, busyTopic } from "./forum-world.ts";
import { at, type Sample, samples } from "./page-samples.ts";
import { nthSession, nthVideo } from "./video-world.ts";
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

export const mostUsed = ["/repair-cms", "/repair-cms/:job", "/discussion", "/noticias", "/videos"];

const publicPages = ["routes/landing.tsx", "routes/privacy.tsx", "routes/terms.tsx"];

/**
 * The pages of `app/routes.ts` with an address to measure them at, and the routes that have none.
 * `names`: these alone, `/repair-cms*` being all that begin so.
 */
export function pagesOf(
  world: World,
  { only = "all", names = [] }: { only?: "public" | "all"; names?: readonly string[] } = {},
): { pages: Page[]; missing: string[] } {
  const entries = routes
    .flatMap((route) => entriesOf(route))
    .filter(({ file }) => only === "all" || publicPages.includes(file));
  const found = entries.flatMap((entry) =>
    samplesOf(entry).map((sample) => ({ file: entry.file, ...sample })),
  );
  const pages = found.map(({ file, who, path, leads = false }): Page => {
    const address = path(world);
    return {
      name: address
        .replace(world.jobId, ":job")
        .replace(world.quoteId, ":quote")
        .replace(nthCustomer(1), ":customer")
        .replace(nthVehicle(1), ":vehicle")
        .replace(busyTopic, ":topic")
        .replace(busyReply, ":reply")
        .replace(nthVideo(1), ":video")
        .replace(nthSession(1), ":session")
        .replace(world.free.id, ":user"),
      path: address,
      cookie: who === "visitor" ? undefined : world[who].cookie,
      isPublic: publicPages.includes(file),
      leads,
    };
  });
  if (names.length > 0)
    return { pages: pages.filter(({ name }) => isNamed(name, names)), missing: [] };
  return {
    pages,
    missing: entries.filter((one) => samplesOf(one).length === 0).map(({ file }) => file),
  };
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

function samplesOf({ file, path }: Entry): readonly Sample[] {
  if (samples[file]) return [samples[file]].flat();
  if (path.includes(":")) return [];
  return [at(path, path.startsWith("/admin") ? "admin" : "diamond")];
}
