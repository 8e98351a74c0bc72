import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
/** What decides whether an address can lead to a route: its segments from the root on. */
type Branch = { ids: string[]; first: string | undefined; depth: number };

/** Of an address that is in no table. */
const any = "";

/**
 * React Router tries its routes one after the other, several times for a page, and makes the whole
 * table anew for each rendering. Most addresses can lead to few of them: `tableFor` gives the build
 * with just these, one for each first segment and number of segments. An address that is written
 * unusually gets the whole build.
 */
export function routeTables(build: ServerBuild): (pathname: string) => ServerBuild {
  const branches = branchesOf(build.routes);
  const known = new Set(branches.map(({ first }) => first));
  const deepest = Math.max(...branches.map(({ depth }) => depth).filter(Number.isFinite));
  const tables = new Map<string, ServerBuild>();
  return (pathname) => {
    if (/%|\/\/|__manifest/.test(pathname)) return build;
    const segments = pathname
      .replace(/(?:^\/_root)?\.data$/, "")
      .split("/")
      .filter(Boolean);
    const first = segments[0]?.toLowerCase() ?? any;
    const [start, depth] = [known.has(first) ? first : any, Math.min(segments.length, deepest)];
    const key = `${start}/${depth}`;
    let table = tables.get(key);
    if (!table) {
      table = withRoutes(build, branches.filter(mayLead(start, depth)));
      tables.set(key, table);
    }
    return table;
  };
}

/** Shorter ones stay: a page also names the routes of the addresses above its own. */
const mayLead = (start: string, many: number) => (branch: Branch) =>
  (branch.first === undefined || branch.first === start) && branch.depth <= many;

function branchesOf(routes: Routes): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const [ids, parts]: [string[], string[]] = [[], []];
    for (let at: Routes[string] = route; at; at = routes[at.parentId ?? any]) {
      ids.push(at.id);
      parts.unshift(...(at.path?.split("/").filter(Boolean) ?? []));
    }
    const [first] = parts;
    const isOpen = first === undefined || /^[:*]|\?$/.test(first);
    // A segment that may be missing, and a rest of any length, fit every number.
    const isAnyLength = parts.some((part) => part === "*" || part.endsWith("?"));
    return [
      {
        ids,
        first: isOpen ? undefined : first.toLowerCase(),
        depth: isAnyLength ? 0 : parts.length,
      },
    ];
  });
}

function withRoutes(build: ServerBuild, branches: Branch[]): ServerBuild {
  const kept = new Set(branches.flatMap(({ ids }) => ids));
  const only = <Table extends object>(table: Table) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => kept.has(id))) as Table;
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}
