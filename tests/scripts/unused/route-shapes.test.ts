import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import type { matchRoutes, RouteObject } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { triesWhatFits } from "../../../scripts/unused/route-shapes.ts";

const folder = path.resolve("node_modules/react-router/dist/production/lib/router");
type Match = typeof matchRoutes;

/** React Router's module, from a folder of its own. */
async function moduleOf(change: (code: string) => string): Promise<Match> {
  const code = change(readFileSync(path.join(folder, "utils.js"), "utf8"))
    .replaceAll(
      /from "(\.[^"]+)"/g,
      (_, file) => `from "${pathToFileURL(path.join(folder, file))}"`,
    )
    .replace(
      'from "react"',
      `from "${pathToFileURL(path.resolve("node_modules/react/index.js"))}"`,
    );
  const file = path.join(mkdtempSync(path.join(tmpdir(), "llave-routes-")), "utils.mjs");
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).matchRoutes;
}

let [theirs, ours]: [Match, Match] = [] as never;
beforeAll(async () => {
  [theirs, ours] = await Promise.all([moduleOf((code) => code), moduleOf(triesWhatFits)]);
});

const word = fc.constantFrom("jobs", "Jobs", "new", "a.b", "ñ", "x+y", "(b)");
const segment = fc.oneof(word, fc.constantFrom(":id", ":lang.json", "new?", ":id?"));
const pathOf = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom([], [], ["*"]))
  .map((parts) => parts.flat().join("/"));
const { routes } = fc.letrec<{ routes: RouteObject[]; route: RouteObject }>((tie) => ({
  route: fc.oneof(
    { depthSize: "small" },
    fc.record({ path: pathOf, caseSensitive: fc.boolean() }) as fc.Arbitrary<RouteObject>,
    fc.constant<RouteObject>({ index: true }),
    fc.record({
      path: fc.option(
        pathOf.filter((path) => !path.includes("*")),
        { nil: undefined },
      ),
      children: tie("routes"),
    }) as fc.Arbitrary<RouteObject>,
  ),
  routes: fc.array(tie("route"), { maxLength: 6 }),
}));

const asked = fc
  .array(fc.oneof(word, fc.constantFrom("", "jobs%2Fnew", "JOBS", "%C3%B1", "es.json", "..")), {
    maxLength: 5,
  })
  .map((segments) => `/${segments.join("/")}`);

test("Finds the route that React Router finds", () => {
  const found = { some: 0, none: 0 };
  fc.assert(
    fc.property(routes, fc.array(asked, { minLength: 1, maxLength: 8 }), (routes, addresses) => {
      for (const address of addresses) {
        const expected = theirs(routes, address);
        found[expected ? "some" : "none"] += 1;
        expect(ours(routes, address)).toEqual(expected);
      }
    }),
    { numRuns: 800 },
  );
  expect(Math.min(found.some, found.none)).toBeGreaterThan(300);
});
