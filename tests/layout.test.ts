import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { languages } from "#app/values/language.ts";
import routes from "../app/routes.ts";
import { featuresOf } from "./support/feature-imports.ts";
import { circlesOf, codeIn, codeOf, type Import, importsOf, textOf } from "./support/sources.ts";

// The folders that each folder may import (STYLE.md).
const may: Record<string, readonly string[]> = {
  "app/values": [],
  // `attempt` writes to the log.
  "app/http": ["app/platform", "app/values"],
  "app/ui": ["app/values"],
  "app/platform": ["app/values"],
  "app/features": ["app/platform", "app/ui", "app/http", "app/values"],
  "app/i18n": ["app/features", "app/ui", "app/values"],
  // For i18n.server.ts: the forms that set the language, and long texts.
  "app/routes": ["app/features", "app/platform", "app/ui", "app/http", "app/values", "app/i18n"],
};

const files = codeIn("app", "workers", "demo");
const source = new Map(files.map((file) => [file, textOf(file)]));
const imports = files.flatMap(importsOf);

const folder = (path: string) => path.split("/").slice(0, 2).join("/");
const feature = (path: string) => /^app\/features\/([^/]+)/.exec(path)?.[1];
const shown = ({ file, target }: Import) => `${file} -> ${target}`;

test("Imports go one way between folders", () => {
  const forbidden = imports.filter(({ file, target }) => {
    const [from, to] = [folder(file), folder(target)];
    return from !== to && may[from] !== undefined && !may[from].includes(to);
  });
  expect(forbidden.map(shown)).toEqual([]);
});

test("Features import only the features listed for them", () => {
  const forbidden = imports.filter(({ file, target }) => {
    const [from, to] = [feature(file), feature(target)];
    return from !== undefined && to !== undefined && from !== to && !featuresOf[from]?.includes(to);
  });
  expect(forbidden.map(shown)).toEqual([]);
});

test("Imports use #app/… across folders and ./… within one, with the extension", () => {
  const entryPoints = ["app/root.tsx", "app/entry.client.tsx", "app/entry.server.tsx"];
  const odd = files
    .filter((file) => !entryPoints.includes(file))
    // `workers/` and `demo/` have no alias: paths inside `demo/` use `../`.
    .filter((file) => !file.startsWith("demo/"))
    .flatMap((file) =>
      [
        ...source
          .get(file)!
          .matchAll(/from\s*"(\.\.\/[^"]*|(?:\.\/|#app\/)[^"]*(?<!\.tsx?|\.css|\.json|[?&]url))"/g),
      ].map(([, name]) => `${file}: ${name}`),
    )
    .filter((line) => !line.includes("+types"));
  expect(odd).toEqual([]);
});

const lines = (file: string) => textOf(file).split("\n").length - 1;
const isRoute = (file: string) => file.startsWith("app/routes/");

test("Routes are short: they read the request, call a feature and respond", () => {
  // The modules of the customer's routes compose more: their pages are for visitors and members.
  const most = (file: string) => (/^app\/routes\/link\/.*\.server\.ts$/.test(file) ? 120 : 100);
  const long = files.filter((file) => isRoute(file) && lines(file) > most(file));
  expect(long).toEqual([]);
});

test("Routes import no table and no query builder", () => {
  const tables = imports.filter(
    ({ file, target }) => isRoute(file) && /tables\.server\.ts$/.test(target),
  );
  const queries = files.filter((file) => isRoute(file) && /from "drizzle/.test(source.get(file)!));
  expect([...tables.map(shown), ...queries]).toEqual([]);
});

test("A page reads its parent's data by a typed hook, not by the name of a file", () => {
  const named = files.filter((file) => /useRouteLoaderData[^(]*\("routes/.test(source.get(file)!));
  expect(named).toEqual([]);
});

test("There are no circular imports, of types either", () => {
  const others = codeIn("scripts", "tests", "bench");
  expect(circlesOf([...imports, ...others.flatMap(importsOf)])).toEqual([]);
});

test("A folder has at most 25 files, and rooms for more", () => {
  const all = Object.groupBy([...files, ...codeIn("scripts", "tests", "bench")], (file) =>
    dirname(file),
  );
  const full = Object.entries(all).filter(([, { length } = []]) => length > 25);
  expect(full.map(([name]) => name)).toEqual([]);
});

test("No file is called utils, helpers, lib, common or misc", () => {
  expect(
    files.filter(
      (file) =>
        /\/(utils?|helpers?|lib|common|misc|shared|stuff|index)(\.|\/)/.test(file) &&
        !/^(workers|demo)\//.test(file),
    ),
  ).toEqual([]);
});

test("Only platform/, workers/ and demo/ read the environment", () => {
  // `import.meta.env.SSR` and the like are constants of the build.
  const readers = files.filter((file) =>
    /process\.env|cloudflare:workers|(?<!import\.meta\.)\benv\.[A-Z]/.test(source.get(file)!),
  );
  expect(readers.filter((file) => !/^(app\/platform|workers|demo)\//.test(file))).toEqual([]);
});

test("Components import only types from server modules", () => {
  const forbidden = imports.filter(
    ({ file, target, typeOnly }) =>
      !typeOnly &&
      file.endsWith(".tsx") &&
      target.includes(".server") &&
      /^app\/(features|ui)\//.test(file),
  );
  expect(forbidden.map(shown)).toEqual([]);
});

test("Rules are pure: they use no database and no clock", () => {
  const rules = files.filter(
    (file) =>
      /^app\/(values|features)\/.*(?<!\.server|\.client)\.ts$/.test(file) &&
      !/\/use-|\/words\./.test(file),
  );
  const impure = rules.filter((file) =>
    /from "drizzle|Date\.now\(\)|new Date\(\)/.test(source.get(file)!),
  );
  expect(impure).toEqual([]);
});

const isData = (file: string) =>
  /words|texts\.|\/(rows|glossary|languages|places)\/|(legal|landing)-|lexicon|anatomy|makes|articles/.test(
    file,
  );

test("Files have at most 250 lines", () => {
  const long = (of: string[]) =>
    of.filter((file) => lines(file) > 250).map((file) => `${file}: ${lines(file)} lines`);
  const advice = "move a subject of its own to a file beside it";
  expect(long([...files, ...codeIn("scripts")]), advice).toEqual([]);
  expect(long(codeIn("tests", "bench")), advice).toEqual([]);
});

/** Which boundary a file stands behind (STYLE.md). */
const boundary = (file: string) => /\.(?:server\.ts|client\.ts|tsx)$/.exec(file)?.[0] ?? "pure";

test("A short file is imported by two others, has a test, or is part of its only importer", () => {
  const importers = Map.groupBy(
    [...imports, ...codeIn("scripts", "tests", "bench").flatMap(importsOf)],
    ({ target }) => target,
  );
  const apart = files.flatMap((file) => {
    const [only, ...others] = new Set(importers.get(file)?.map((one) => one.file));
    const isPart =
      /^app\/\w+\//.test(file) &&
      only !== undefined &&
      others.length === 0 &&
      dirname(only) === dirname(file) &&
      boundary(only) === boundary(file) &&
      !isData(file) &&
      // A part that is loaded later is a file of its own.
      !source.get(only)!.includes(`import("./${basename(file)}")`);
    return isPart && lines(file) <= 40 && lines(file) + lines(only) <= (isRoute(only) ? 100 : 180)
      ? [`${file} belongs in ${basename(only)}`]
      : [];
  });
  expect(apart).toEqual([]);
});

const topLevel = (entries: readonly RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ path, children }) => (path ? [path] : topLevel(children ?? [])))
    .filter((path) => path !== "*");

test("Addresses come from href(): only app/routes.ts has them as strings", () => {
  const first = [...new Set(topLevel(routes).map((path) => path.split("/")[0]))].join("|");
  const address = new RegExp(`(?<!href\\([^)]{0,80})["\`]/(?:${first})(?=["\`/?#.$])`, "g");
  const found = files
    .filter((file) => !/^(app\/routes\.ts|demo\/)/.test(file))
    // A table of addresses that the compiler checks against the router's.
    .filter((file) => !textOf(file).includes('keyof Register["pages"]'))
    .flatMap((file) => (codeOf(file).match(address) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test("Only i18n and data compare with a language", () => {
  const name = `"(?:${languages.join("|")})"`;
  const comparison = new RegExp(`[=!]== ${name}|${name} [=!]==|case ${name}:`, "g");
  const found = files
    .filter((file) => !/^app\/(i18n\/|values\/language)/.test(file) && !isData(file))
    .flatMap((file) => (codeOf(file).match(comparison) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test("Every export is imported somewhere", () => {
  const used = new Set<string>();
  const exporters = [...files, ...codeIn("scripts", "bench")];
  const everyone = [...exporters, ...codeIn("tests"), ...globSync("*.config.ts")];
  for (const { target, names } of everyone.flatMap(importsOf))
    for (const name of names) used.add(`${target} ${name}`);
  const exported = /^export (?:async )?(?:const|function\*?|class|type|interface|let) ([\w$]+)/gm;
  const unused = exporters
    // React Router reads routes, of the bare page of the bench, too; drizzle-kit reads the tables.
    .filter((file) => !/(?:^|\/page\/)app\/(routes|root|entry)/.test(file))
    .filter((file) => !/tables\.server\.ts$/.test(file) && !used.has(`${file} *`))
    .flatMap((file) => [...textOf(file).matchAll(exported)].map(([, name]) => `${file} ${name}`))
    .filter((one) => !used.has(one));
  expect(unused).toEqual([]);
});
