import { parseAst } from "vite";
import { type Cut, cutOut, noLongerFits } from "./cut-out.ts";

/** What stands for a function that is left out. */
export const throws =
  'const unused = () => { throw new Error("Not part of this build: scripts/unused-parts.ts"); };';

/** Every export of a module that is never used; a call of one throws. */
export function withoutModule(code: string): string {
  const exported = exportsOf(code);
  const named = exported.filter((name) => name !== "default");
  return [
    throws,
    ...named.map((name) => `export const ${name} = unused;`),
    ...(exported.includes("default") ? ["export default unused;"] : []),
  ].join("\n");
}

/** Classes of a module that are constructed and never used: what is asked of one throws. */
export function withoutClasses(code: string): string {
  return [
    throws,
    "const absent = new Proxy({}, { get: unused });",
    ...exportsOf(code).map((name) => `export function ${name}() { return absent; }`),
  ].join("\n");
}

/**
 * The endpoints of a module that are never used. The library builds some of them by a call without
 * arguments; a call with any throws.
 */
export function withoutEndpoints(code: string): string {
  return `${throws}
const endpoint = (...given) => (given.length > 0 ? unused() : endpoint);
export { ${exportsOf(code)
    .map((name) => `endpoint as ${name}`)
    .join(", ")} };`;
}

const exportStatement =
  /^export (?:(default)\b|(?:async )?(?:const|let|var|class|function\*?) ([\w$]+)|\{([^}]*)\})/gm;

function exportsOf(code: string): string[] {
  const found = [...code.matchAll(exportStatement)].flatMap(([, whole, one, list]) =>
    list === undefined
      ? [(whole ?? one)!]
      : list
          .split(",")
          .map(
            (name) =>
              name
                .trim()
                .split(/\s+as\s+/)
                .at(-1)!,
          )
          .filter((name) => name !== ""),
  );
  if (found.length === 0) throw noLongerFits("a module without exports");
  return [...new Set(found)];
}

/** Replaces variables at the top of a module: their names, and the expressions instead. */
export function withVariables(code: string, replaced: Record<string, string>): string {
  const missing = new Set(Object.keys(replaced));
  const cuts: Cut[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== "Identifier" || !init || !Object.hasOwn(replaced, id.name)) continue;
      if (!missing.delete(id.name)) throw noLongerFits(`${id.name} is there twice`);
      cuts.push({ start: init.start, end: init.end, by: replaced[id.name]! });
    }
  }
  if (missing.size > 0) throw noLongerFits([...missing].join(", "));
  return `${throws}\n${cutOut(code, cuts)}`;
}

type Functions = { unused: string[]; methods: string[] };

/**
 * Empties functions at the top of a module, which are called without effect as things are, and
 * leaves out what is assigned to the given beginnings, such as `Name.prototype.`.
 */
export function withoutFunctions(code: string, { unused, methods }: Functions): string {
  const missing = new Set([...unused, ...methods]);
  const cuts: Cut[] = [];
  for (const statement of parseAst(code).body) {
    const { start, end } = statement;
    const text = code.slice(start, end);
    const name = statement.type === "FunctionDeclaration" ? statement.id?.name : undefined;
    const method =
      statement.type === "ExpressionStatement"
        ? methods.find((beginning) => text.startsWith(beginning))
        : undefined;
    if (!method && !(name && unused.includes(name))) continue;
    missing.delete(method ?? name!);
    cuts.push({ start, end, by: method ? "" : `function ${name}() {}` });
  }
  if (missing.size > 0) throw noLongerFits([...missing].join(", "));
  return cutOut(code, cuts);
}

/** Replaces functions at the top of a module: their names, and the functions instead. */
export function withFunctions(code: string, replaced: Record<string, string>): string {
  const missing = new Set(Object.keys(replaced));
  const cuts: Cut[] = [];
  for (const statement of parseAst(code).body) {
    const { start, end } = statement;
    const name = statement.type === "FunctionDeclaration" ? statement.id?.name : undefined;
    if (!name || !Object.hasOwn(replaced, name)) continue;
    if (!missing.delete(name)) throw noLongerFits(`${name} is there twice`);
    cuts.push({ start, end, by: replaced[name]! });
  }
  if (missing.size > 0) throw noLongerFits([...missing].join(", "));
  return cutOut(code, cuts);
}
