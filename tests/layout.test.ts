import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { languages } from "#app/values/language.ts";
import routes from "../app/routes.ts";
import { codeIn, codeOf, type Import, importsOf, textOf } from "./support/sources.ts";

// A folder may import the folders named beside it, and nothing else of ours (STYLE.md).
const may: Record<string, readonly string[]> = {
  "app/values": [],
  // `attempt` writes into the log.
  "app/http": ["app/platform", "app/values"],
  "app/ui": ["app/values"],
  "app/platform": ["app/values"],
  "app/features": ["app/platform", "app/ui", "app/http", "app/values"],
  "app/i18n": ["app/features", "app/ui", "app/values"],
  // The two public forms of language and the long texts need to know the reader's language:
  // i18n.server.ts alone.
  "app/routes": ["app/features", "app/platform", "app/ui", "app/http", "app/values", "app/i18n"],
};

// The features that each one may import.
const featuresOf: Record<string, readonly string[]> = {
  account: [],
  translation: [],
  codes: ["translation"],
  shop: ["account"],
  repair: ["account", "shop"],
  quotes: ["account", "shop", "repair"],
  papers: ["account", "shop", "repair", "quotes"],
  forum: ["account", "translation", "codes"],
  assistant: ["account", "translation", "codes"],
  news: ["account"],
  videos: ["account", "translation"],
  billing: ["account"],
  site: ["account"],
  admin: ["account"],
};

const files = codeIn("app", "workers", "demo");
const source = new Map(files.map((file) => [file, textOf(file)]));
const imports = files.flatMap(importsOf);

const folder = (path: string) => path.split("/").slice(0, 2).join("/");
const feature = (path: string) => /^app\/features\/([^/]+)/.exec(path)?.[1];
const told = ({ file, target }: Import) => `${file} -> ${target}`;

test("every import runs downstairs", () => {
  const astray = imports.filter(({ file, target }) => {
    const [from, to] = [folder(file), folder(target)];
    return from !== to && may[from] !== undefined && !may[from].includes(to);
  });
  expect(astray.map(told)).toEqual([]);
});

test("a feature imports the features named beside it, and no other", () => {
  const astray = imports.filter(({ file, target }) => {
    const [from, to] = [feature(file), feature(target)];
    return from !== undefined && to !== undefined && from !== to && !featuresOf[from]?.includes(to);
  });
  expect(astray.map(told)).toEqual([]);
});

test("a wall that is crossed shows: #app/… across folders, ./… inside one, with the ending", () => {
  const entrances = ["app/root.tsx", "app/entry.client.tsx", "app/entry.server.tsx"];
  const odd = files
    .filter((file) => !entrances.includes(file))
    // `workers/` and `demo/` have no short name: inside `demo/` paths climb.
    .filter((file) => !file.startsWith("demo/"))
    .flatMap((file) =>
      [
        ...source
          .get(file)!
          .matchAll(/from\s*"(\.\.\/[^"]*|(?:\.\/|#app\/)[^"]*(?<!\.tsx?|\.css))"/g),
      ].map(([, name]) => `${file}: ${name}`),
    )
    .filter((line) => !line.includes("+types"));
  expect(odd).toEqual([]);
});

test("nothing imports itself by a detour, not for a type either", () => {
  const next = new Map<string, string[]>();
  for (const { file, target } of imports) next.set(file, [...(next.get(file) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    if (path.includes(file))
      return void circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test("no file has a name that could hold anything", () => {
  expect(
    files.filter(
      (file) =>
        /\/(utils?|helpers?|lib|common|misc|shared|stuff|index)(\.|\/)/.test(file) &&
        !/^(workers|demo)\//.test(file),
    ),
  ).toEqual([]);
});

test("the environment is read in platform/, workers/ and demo/ alone", () => {
  // Not `import.meta.env.SSR` and its like: those are constants of the build.
  const readers = files.filter((file) =>
    /process\.env|cloudflare:workers|(?<!import\.meta\.)\benv\.[A-Z]/.test(source.get(file)!),
  );
  expect(readers.filter((file) => !/^(app\/platform|workers|demo)\//.test(file))).toEqual([]);
});

test("pieces of page take no value from the server", () => {
  const astray = imports.filter(
    ({ file, target, typeOnly }) =>
      !typeOnly &&
      file.endsWith(".tsx") &&
      target.includes(".server") &&
      /^app\/(features|ui)\//.test(file),
  );
  expect(astray.map(told)).toEqual([]);
});

test("rules are pure: no database, no clock of their own", () => {
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

const lines = (file: string) => textOf(file).split("\n").length - 1;
const isData = (file: string) =>
  /words|texts\.|\/(rows|facts|glossary|components|languages|places)\/|(legal|landing)-|lexicon|anatomy|makes|articles/.test(
    file,
  );

// What breaks a rule today. A figure only gets lower: lower it with what you mend.
const debts = { longTests: 12, mean: 70 };

test("no file has more than 250 lines, and code has few", () => {
  const long = (of: string[]) => of.filter((file) => lines(file) > 250);
  const code = [...files, ...codeIn("scripts")];
  const logic = code.filter((file) => !isData(file));
  const mean = logic.reduce((sum, file) => sum + lines(file), 0) / logic.length;
  expect(long(code)).toEqual([]);
  const tests = long(codeIn("tests", "bench"));
  expect(tests.length, tests.join("\n")).toBeLessThanOrEqual(debts.longTests);
  expect(mean).toBeLessThanOrEqual(debts.mean);
});

const topLevel = (entries: readonly RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ path, children }) => (path ? [path] : topLevel(children ?? [])))
    .filter((path) => path !== "*");

test("addresses come from href(), and stand as text in app/routes.ts alone", () => {
  const first = [...new Set(topLevel(routes).map((path) => path.split("/")[0]))].join("|");
  const address = new RegExp(`(?<!href\\([^)]{0,80})["\`]/(?:${first})(?=["\`/?#.$])`, "g");
  const found = files
    .filter((file) => !/^(app\/routes\.ts|demo\/)/.test(file))
    // A table of addresses that the compiler holds against the router's.
    .filter((file) => !textOf(file).includes('keyof Register["pages"]'))
    .flatMap((file) => (codeOf(file).match(address) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test("no code compares with a language, but for i18n and data", () => {
  const name = `"(?:${languages.join("|")})"`;
  const comparison = new RegExp(`[=!]== ${name}|${name} [=!]==|case ${name}:`, "g");
  const found = files
    .filter((file) => !/^app\/(i18n\/|values\/language)/.test(file) && !isData(file))
    .flatMap((file) => (codeOf(file).match(comparison) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test("whatever is exported is imported somewhere", () => {
  const used = new Set<string>();
  const everyone = [...files, ...codeIn("scripts", "tests", "bench")];
  for (const { target, names } of everyone.flatMap(importsOf))
    for (const name of names) used.add(`${target} ${name}`);
  const exported = /^export (?:async )?(?:const|function\*?|class|type|interface|let) ([\w$]+)/gm;
  const unused = files
    // The build gives the library's imports to the stub.
    .filter((file) => !/^app\/(routes|root|entry)|jose-stub/.test(file) && !used.has(`${file} *`))
    .flatMap((file) => [...textOf(file).matchAll(exported)].map(([, name]) => `${file} ${name}`))
    .filter((one) => !used.has(one));
  expect(unused).toEqual([]);
});
