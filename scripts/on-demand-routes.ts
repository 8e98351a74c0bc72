import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, parseSync } from "vite";

/** A route's exports; `own` is the source of those that are plain values. */
type Exports = { names: string[]; own: Record<string, string> };

/** Read when React Router starts, before any request: such a module is loaded with the others. */
const readAtStart = ["middleware"];

/** The names that a route file exports, and the source of its `handle`. */
export function exportsOf(code: string, file: string): Exports {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Exports = { names: [], own: {} };
  for (const node of program.body) {
    if (node.type === "ExportDefaultDeclaration") found.names.push("default");
    if (node.type === "ExportAllDeclaration")
      throw new Error(`${file} exports names that are not in it`);
    if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") continue;
    for (const { exported } of node.specifiers)
      found.names.push(exported.type === "Literal" ? exported.value : exported.name);
    const { declaration } = node;
    if (declaration?.type === "FunctionDeclaration") found.names.push(declaration.id!.name);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== "Identifier") throw new Error(`${file} exports a pattern`);
      found.names.push(id.name);
      if (id.name !== "handle") continue;
      if (init?.type !== "ObjectExpression") throw new Error(`${file}: handle is no literal`);
      found.own.handle = code.slice(init.start, init.end);
    }
  }
  return found;
}

const root = path.join(import.meta.dirname, "..");
const routeImport = /import \* as (route\d+) from "([^"]+)";/g;
const areaModule = "virtual:llave/routes/";

/** A route's area, which is loaded whole: its folder, or the routes that are in none. */
const areaOf = (file: string): string => /\/routes\/([^/]+)\//.exec(file)?.[1] ?? "others";

/**
 * React Router's server build with its route modules loaded on demand (ADR 136), area by area, and
 * the files of each area. The root and routes with middleware stay as they are: React Router reads
 * them when it starts.
 */
export function withOnDemandRoutes(
  code: string,
  read: (file: string) => string,
): { code: string; areas: Map<string, string[]> } {
  const areas = new Map<string, string[]>();
  const ours = code.replace(routeImport, (statement, name: string, file: string) => {
    const { names, own } = exportsOf(read(file), file);
    if (file.includes("/root.") || readAtStart.some((one) => names.includes(one))) return statement;
    const area = areaOf(file);
    const files = areas.get(area) ?? [];
    areas.set(area, [...files, file]);
    const load = `() => import("${areaModule}${area}").then((area) => area.route${files.length})`;
    const values = Object.entries(own).map(([key, source]) => `${key}: ${source}`);
    return `const ${name} = onDemandRoute(${JSON.stringify(names)}, ${load}, { ${values} });`;
  });
  if (areas.size === 0) throw new Error("React Router's server build imports its routes otherwise");
  const helper = 'import { onDemandRoute } from "#app/platform/on-demand-route.ts";';
  return { code: `${helper}\n${ours}`, areas };
}

/** Loads route modules on demand in the built Worker. */
export function onDemandRoutes(): Plugin {
  let areas = new Map<string, string[]>();
  return {
    name: "llave:on-demand-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: (id) => (id.startsWith(areaModule) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${areaModule}`)) return;
      const files = areas.get(id.slice(areaModule.length + 1)) ?? [];
      return files.map((file, n) => `export * as route${n} from "${file}";`).join("\n");
    },
    transform: {
      filter: { id: /virtual:react-router\/server-build$/ },
      handler(code) {
        const ours = withOnDemandRoutes(code, (file) =>
          readFileSync(path.join(root, file), "utf8"),
        );
        areas = ours.areas;
        return { code: ours.code, map: null };
      },
    },
  };
}
