import { describe, expect, test, vi } from "vitest";
import { loadRoutes, onDemandRoute } from "#app/platform/on-demand-route.ts";
import { exportsOf, withOnDemandRoutes } from "../../scripts/on-demand-routes.ts";

describe("A route file's exports", () => {
  test("are its default, constants, functions and names from elsewhere, and no types", () => {
    const code = `export const loader = read({}, async () => null), action = 1;
      export { ErrorBoundary } from "./topic.tsx";
      export type Answer = string;
      export const handle: Place = { place: "quote" };
      export default function Page() { return <p />; }`;
    expect(exportsOf(code, "page.tsx")).toEqual({
      names: ["loader", "action", "ErrorBoundary", "handle", "default"],
      own: { handle: '{ place: "quote" }' },
    });
  });

  test("are refused when nobody can tell them from the file", () => {
    expect(() => exportsOf('export * from "./other.ts";', "page.ts")).toThrow("not in it");
    expect(() => exportsOf("export const { loader } = make();", "page.ts")).toThrow("a pattern");
  });
});

describe("The server build", () => {
  const files: Record<string, string> = {
    "/app/root.tsx": "export default function Root() {}",
    "/app/routes/guards/repair.tsx": "export const middleware = [];",
    "/app/routes/repair/jobs.tsx": "export const loader = 1;",
    "/app/routes/repair/job.tsx": "export default function Job() {}",
  };
  const build = Object.keys(files)
    .map((file, n) => `import * as route${n} from "${file}";`)
    .join("\n");

  test("loads an area's routes together, and the root and middleware at once", () => {
    const { code, areas } = withOnDemandRoutes(build, (file) => files[file]!);
    expect(areas).toEqual(
      new Map([["repair", ["/app/routes/repair/jobs.tsx", "/app/routes/repair/job.tsx"]]]),
    );
    expect(code).toContain('import * as route0 from "/app/root.tsx";');
    expect(code).toContain('import * as route1 from "/app/routes/guards/repair.tsx";');
    expect(code).toContain('const route3 = onDemandRoute(["default"]');
  });

  test("is refused when React Router writes its imports otherwise", () => {
    expect(() => withOnDemandRoutes('import route0 from "/a.tsx";', () => "")).toThrow("otherwise");
  });
});

describe("A route that is loaded on demand", () => {
  const module = { loader: (args: unknown) => ["loaded", args], default: () => "page" };
  const load = vi.fn(async () => module);
  const route = onDemandRoute(["loader", "default", "handle"], load, { handle: { place: "x" } });

  test("says what it has, and loads nothing", () => {
    expect("action" in route).toBe(false);
    expect(route.default).toBeTypeOf("function");
    expect(route.handle).toEqual({ place: "x" });
    expect(load).not.toHaveBeenCalled();
  });

  test("loads once, with its loader or to be rendered", async () => {
    expect(await (route.loader as typeof module.loader)("args")).toEqual(["loaded", "args"]);
    await loadRoutes([route, undefined]);
    expect(route.default).toBe(module.default);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
