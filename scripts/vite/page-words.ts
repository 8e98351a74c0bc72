import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Language } from "../../app/values/language.ts";
import type { Dictionary } from "../../app/values/translate.ts";

const name = "virtual:page-words/";
/** A route with a page; some have only a loader or an action. */
const page = /^[^\0].*[\\/]app[\\/](?:routes[\\/].+|root)\.tsx(?:\?route-chunk=main)?$/;
const root = "app/root.tsx";

/**
 * Gives each route the words that its own modules name, in a module per language, which the browser
 * loads with the page (app/i18n/i18n.client.ts, docs/decisions/0010-one-translation-function.md).
 */
export function pageWords(): Plugin {
  return {
    name: "llave:page-words",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: { filter: { id: /^virtual:page-words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-words\// },
      async handler(id) {
        const [, language, file] = /^\0virtual:page-words\/(\w+)\/(.+)$/.exec(id)!;
        const { resources } = (await import(
          pathToFileURL(path.resolve("app/i18n/resources.ts")).href
        )) as { resources: Record<string, Dictionary> };
        const words = wordsOf(`${file}.tsx`, resources[language!]!);
        return `export default ${JSON.stringify(words)};`;
      },
    },
    transform: {
      filter: { id: page },
      async handler(code, id) {
        const { languages } = (await import(
          pathToFileURL(path.resolve("app/values/language.ts")).href
        )) as { languages: readonly Language[] };
        const file = path.relative(process.cwd(), id.replace(/\.tsx(?:\?.*)?$/, ""));
        if (!/\bexport default\b/.test(code)) return;
        const loads = languages.map(
          (language) => `${language}: () => import("${name}${language}/${file}")`,
        );
        return {
          code: `${code}
import { addPageWords } from "#app/i18n/i18n.client.ts";
addPageWords({ ${loads.join(", ")} });`,
          map: null,
        };
      },
    },
  };
}

type ReadFile = (file: string) => string | undefined;
const read: ReadFile = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/**
 * The part of `resources` that a route's modules name, without what the root's modules name: those
 * come with every page.
 */
export function wordsOf(file: string, resources: Dictionary, of: ReadFile = read): Dictionary {
  const known = file === root ? new Set<string>() : keysOf(root, resources, of);
  const keys = [...keysOf(file, resources, of)].filter((key) => !known.has(key));
  return pick(resources, keys);
}

/**
 * The keys named in a module and in what it imports statically; of server modules, none, and none
 * of what comes later (app/ui/connection/later.ts): its words follow with their namespaces.
 */
function keysOf(file: string, resources: Dictionary, of: ReadFile): Set<string> {
  const [found, seen, waiting] = [new Set<string>(), new Set<string>(), [file]];
  const all = flatten(resources);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const code = seen.has(next) ? undefined : of(next);
    seen.add(next);
    // A module with schemas runs on the server only.
    if (code === undefined || /\bfrom "zod"/.test(code)) continue;
    for (const [, key, more] of code.matchAll(/["'`](\w+:[\w.]*)(\$\{)?/g)) {
      if (more) for (const one of all) if (one.startsWith(key!)) found.add(one);
      if (!more && all.has(key!)) found.add(key!);
    }
    waiting.push(...importsOf(withoutServerOnly(code), next));
  }
  return found;
}

const statement =
  /^(?:import|export) (?!type\b)(?:[^"';]+? from )?"((?:\.|#app\/)[^"]+\.tsx?)";$/gm;

/** A component that only the server imports statically (app/ui/connection/later.ts). */
const serverOnly = /\bimport\.meta\.env\.SSR \? (\w+) : undefined/g;
const named = /^import \{ ([^}]+) \} from "[^"]+";$/gm;

/** A module without the imports of components that only the server has. */
function withoutServerOnly(code: string): string {
  const names = new Set([...code.matchAll(serverOnly)].map(([, name]) => name!));
  return code.replace(named, (statement, imported: string) =>
    imported
      .split(", ")
      .filter((name) => !name.startsWith("type "))
      .every((name) => names.has(name))
      ? ""
      : statement,
  );
}

const importsOf = (code: string, file: string): string[] =>
  [...code.matchAll(statement)]
    .map(([, target]) => target!)
    .filter((target) => !/\.server\.tsx?$/.test(target))
    .map((target) =>
      target.startsWith("#")
        ? target.slice(1)
        : path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
    );

const flattened = new WeakMap<Dictionary, Set<string>>();
function flatten(resources: Dictionary): Set<string> {
  const known = flattened.get(resources);
  if (known) return known;
  const keys = new Set<string>();
  const walk = (words: Dictionary, before: string) => {
    for (const [key, value] of Object.entries(words)) {
      if (typeof value === "string") keys.add(before + key);
      else walk(value, `${before}${key}${before === "" ? ":" : "."}`);
    }
  };
  walk(resources, "");
  flattened.set(resources, keys);
  return keys;
}

function pick(words: Dictionary, keys: string[]): Dictionary {
  const found: Record<string, string | Dictionary> = {};
  const groups = Map.groupBy(keys, (key) => key.split(/[:.]/, 1)[0]!);
  for (const [first, under] of groups) {
    const value = words[first]!;
    found[first] =
      typeof value === "string"
        ? value
        : pick(
            value,
            under.map((key) => key.slice(first.length + 1)),
          );
  }
  return found;
}
