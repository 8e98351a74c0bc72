import type { Plugin } from "vite";

const serverOnly = /\b(?:ssr|import\.meta\.env\.SSR) \? (\w+) : undefined/g;
const imports = /^import \{ ([^}]+) \} from "[^"]+";$/gm;

/**
 * A module as the browser has it, without the components that only the server has at hand
 * (app/ui/later.ts). A chunk that takes in whatever its modules import would take them in, too.
 */
export function withoutLater(code: string): string {
  const left = new Set([...code.matchAll(serverOnly)].map(([, name]) => name!));
  if (left.size === 0) return code;
  const ours = code
    .replace(serverOnly, "undefined")
    .replace(imports, (statement, names: string) =>
      names.split(", ").every((name) => left.has(name)) ? "" : statement,
    );
  for (const name of left)
    if (
      new RegExp(`(?<!\\.|type )\\b${name}\\b`).test(ours.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ""))
    )
      throw new Error(`${name} stands for what comes later, and is used elsewhere in its module`);
  return ours;
}

export function laterParts(): Plugin {
  return {
    name: "llave:later-parts",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /[\\/]app[\\/].+\.tsx(?:\?route-chunk=\w+)?$/, code: "undefined" },
      handler: (code) => ({ code: withoutLater(code), map: null }),
    },
  };
}
