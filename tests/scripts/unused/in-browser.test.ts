import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindOfPath } from "#app/ui/instant/kind-of-path.ts";
import { unusedParts } from "../../../scripts/unused-parts.ts";

const { transform } = unusedParts();
const { filter, handler } = transform as {
  filter: { id: RegExp[] };
  handler: (this: object, code: string, id: string) => { code: string };
};
const built = (id: string, environment: string) =>
  handler.call({ environment: { name: environment } }, readFileSync(id, "utf8"), id).code;

const packages = [
  ...globSync("node_modules/{react,react-dom,scheduler}/cjs/*.production.js"),
  ...globSync("node_modules/react-router/dist/production/**/*.js"),
].filter((id) => filter.id.some((module) => module.test(id)));

/** What does something else in the browser, instead of less. */
const changed = /\/(?:hydrated-router|scheduler\.production)\.js$/;

test.each(packages)("Fits %s as it is installed", (id) => {
  const most = readFileSync(id, "utf8").length + (changed.test(id) ? 120 : 0);
  expect(built(id, "client").length).toBeLessThanOrEqual(most);
  expect(built(id, "ssr")).not.toBe("");
});

test("Looks at every package of which the browser gets less", () => {
  expect(packages.length).toBeGreaterThan(60);
  for (const file of ["react-dom.production.js", "hydrated-router.js", "scheduler.production.js"])
    expect(packages).toContainEqual(expect.stringContaining(`/${file}`));
});

test("Leaves the server what only the server does", () => {
  const scripts = "node_modules/react-router/dist/production/lib/dom/ssr/components.js";
  expect(built(scripts, "ssr")).toContain("if (renderMeta)");
  expect(built(scripts, "client")).not.toContain("if (renderMeta)");
});

test("React Router asks for routes by the kind of path that pages have", () => {
  const router = "node_modules/react-router/dist/production/lib/dom/ssr/fog-of-war.js";
  const [, replaced] = /discoveredPaths\.has\((.+)\)\) return/.exec(built(router, "client")) ?? [];
  const kindOf = new Function("path", `return ${replaced};`) as typeof kindOfPath;
  const id = "0198c0de-0000-7000-8000-00000000000a";
  for (const path of ["/repair-cms", `/repair-cms/${id}`, `/a/${id}/b/${id}?c=1`]) {
    expect(kindOf(path)).toBe(kindOfPath(path));
    expect(kindOf(path)).not.toContain(id);
  }
});

// What scripts/unused takes for granted of the app.
const imported =
  /\b(?:Activity|addTransitionType|Children|Profiler|SuspenseList|useBlocker|useOptimistic|useRoutes|(?:unstable_)?(?:usePrompt|HistoryRouter)|useViewTransitionState|ViewTransition)\b/;
const rendered =
  /<(?:script|style)\b|\s(?:flushSync|mask|onBeforeInput|onSelect|precedence|viewTransition)(?:Capture)?(?:=|:| \/?>)|\bclientMiddleware\b|(?:encType=|encType: )"(?:text\/plain|application\/json)/;

test("The app uses nothing of what the browser's React and React Router are without", () => {
  const modules = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.server\.tsx?$/.test(file));
  const using = modules.filter((file) => {
    const code = readFileSync(file, "utf8");
    const imports = code.match(/^import (?!type)[^;]+ from "react(?:-router|-dom)?";$/gm) ?? [];
    return imports.some((one) => imported.test(one)) || rendered.test(code);
  });
  expect(modules.length).toBeGreaterThan(300);
  expect(using).toEqual([]);
  // <HydratedRouter> without middleware, instrumentation or another way of rendering.
  expect(readFileSync("app/entry.client.tsx", "utf8")).toContain("<HydratedRouter />");
  expect(readFileSync("react-router.config.ts", "utf8")).not.toMatch(/basename|routeDiscovery/);
});
