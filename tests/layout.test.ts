import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

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
  translation: ["account"],
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

/**
 * Actions that anyone may call: signing in and up, asking for a password, the language, and the
 * address that is nowhere.
 */
const publicForms = [
  "login",
  "login-code",
  "login-passkey",
  "sign-up",
  "sign-out",
  "forgot-password",
  "reset-password",
  "unsubscribe",
  "language",
  "not-found",
];

type Import = { file: string; target: string; typeOnly: boolean };
const files = globSync("{app,workers,demo}/**/*.{ts,tsx}").filter(
  (file) => !file.includes("+types"),
);
const source = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const found = source
    .get(file)!
    .matchAll(/(?:(?:import|export)\s+(type\s)?[^"';]*?from\s*|import\s*\(?\s*)"([^"]+)"/g);
  return [...found].flatMap(([, type, name]) => {
    const path = name!.startsWith("#")
      ? name!.slice(1)
      : name!.startsWith(".")
        ? normalize(join(dirname(file), name!))
        : undefined;
    return path && !path.includes("+types")
      ? [{ file, target: path, typeOnly: type !== undefined }]
      : [];
  });
}

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

test("every action is a write behind its area, or one of the few public forms", () => {
  const open = files
    .filter(
      (file) =>
        file.startsWith("app/routes/") &&
        /export (const|(async )?function) action\b/.test(source.get(file)!),
    )
    .filter((file) => !/export const action = write\(/.test(source.get(file)!))
    .map((file) => /([^/]+)\.tsx?$/.exec(file)![1]!);
  expect(open.filter((name) => !publicForms.includes(name))).toEqual([]);
});

test("no file is too long to be read at once", () => {
  const long = files.filter(
    (file) => source.get(file)!.split("\n").length > 250 && !/words\.(en|es)\.ts$/.test(file),
  );
  // Over the limit since lines are 100 columns wide; this list only gets shorter.
  const waiting = [
    "app/platform/payments/payments.server.ts",
    "app/features/billing/checkout.server.ts",
  ];
  expect(long.filter((file) => !waiting.includes(file))).toEqual([]);
});

test("every form's route answers in the browser too, so that a lost connection never replaces the page", () => {
  // Asked by scripts that handle failure themselves, or posts whose answer is another document.
  const exempt = [
    "sign-out",
    "login-passkey",
    "add-passkey",
    "codes-file",
    "check-videos",
    "add-to-job",
    "ask",
    "stop",
    "premium",
    "translate",
    "language",
    "not-found",
    "position",
  ];
  const bare = files
    .filter(
      (file) =>
        file.startsWith("app/routes/") &&
        /export (const action\b|async function action\b)/.test(source.get(file)!),
    )
    .filter((file) => !/export (const|async function) clientAction\b/.test(source.get(file)!))
    .map((file) => file.replace(/^.*\/|\.tsx?$/g, ""));
  expect(bare.filter((name) => !exempt.includes(name))).toEqual([]);
});
