import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { routeTables } from "../workers/route-tables.ts";

type Table = ServerBuild["routes"];

/** The floor plan as a build has it: by id, each with its parent's. */
function tableOf(entries: readonly RouteConfigEntry[], parentId = "root"): Table {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const id = `${parentId} > ${entry.path ?? entry.file}`;
      const { path, index } = entry;
      const own = { id, parentId, path, index };
      return [[id, own], ...Object.entries(tableOf(entry.children ?? [], id))];
    }),
  ) as Table;
}

const root = { root: { id: "root", path: "" } } as unknown as Table;
const whole = { ...root, ...tableOf(routes) };
const buildOf = (table: Table) => ({ routes: table, assets: { routes: table } }) as ServerBuild;
const tableFor = routeTables(buildOf(whole));

const objects = (table: Table, parentId?: string): RouteObject[] =>
  Object.values(table)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!;
      return (
        index ? { id, path, index } : { id, path, children: objects(table, id) }
      ) as RouteObject;
    });

const allObjects = objects(whole);
const leadsTo = (table: Table, address: string) =>
  matchRoutes(table === whole ? allObjects : objects(table), address)?.map(({ route, params }) => [
    route.id,
    params,
  ]);

const everyAddress = Object.values(whole).flatMap((route) => {
  const parts: string[] = [];
  for (let at = route; at; at = whole[at.parentId ?? ""]) if (at.path) parts.unshift(at.path);
  return parts.length > 0 ? [`/${parts.join("/")}`] : [];
});
/** Parameters become words that may also be the name of a page. */
const words = fc.constantFrom("none", "new", "0190-7c", "edit", "EDIT", "x.data", "*");
const address = fc
  .tuple(fc.constantFrom("/", ...everyAddress), words, fc.constantFrom("", "/", "/new", "/a/b"))
  .map(([path, word, rest]) => path.replace(/:\w+|\*/g, word) + rest);

test("An address leads to the same routes in its table as among all of them", () => {
  fc.assert(
    fc.property(address, (asked) => {
      expect(leadsTo(tableFor(asked).routes, asked)).toEqual(leadsTo(whole, asked));
    }),
    { numRuns: 200 },
  );
});

test("So do the addresses above it, which a page names too", () => {
  const { routes: table } = tableFor("/repair-cms/0190/quotes/new");
  for (const above of ["/", "/repair-cms", "/repair-cms/0190"])
    expect(leadsTo(table, above)).toEqual(leadsTo(whole, above));
});

test("Data is asked for at the address of its page", () => {
  expect(tableFor("/repair-cms.data")).toBe(tableFor("/repair-cms"));
  expect(tableFor("/_root.data")).toBe(tableFor("/"));
});

test("A list's table has few routes, and strangers' addresses make no tables", () => {
  const many = (table: ServerBuild) => Object.keys(table.routes).length;
  expect(many(tableFor("/repair-cms"))).toBeLessThan(many(buildOf(whole)) / 5);
  expect(tableFor("/wp-admin")).toBe(tableFor("/xmlrpc.php"));
  expect(tableFor("/%72epair-cms").routes).toBe(whole);
  expect(tableFor("//repair-cms").routes).toBe(whole);
});
