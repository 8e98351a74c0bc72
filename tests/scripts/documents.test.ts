import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { migrated } from "../support/d1.ts";

// Whatever the documents name must exist: commands, files, routes, and names in the code.
const decisions = globSync("docs/decisions/0*.md").sort();
const documents = [
  "README.md",
  "STYLE.md",
  ...globSync("docs/*.md").sort(),
  "docs/decisions/README.md",
  ...decisions,
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const database = migrated();

test.each(documents)("%s: every statement runs on the database as it is", (document) => {
  for (const [, sql] of readFileSync(document, "utf8").matchAll(/\bsql "([^"$]+)"/g))
    expect(() => database.prepare(sql!), sql).not.toThrow();
});

test.each(documents)("%s: every npm script and every file exists", (document) => {
  const text = readFileSync(document, "utf8");
  for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
    expect([target, existsSync(path.join(path.dirname(document), target!))]).toEqual([
      target,
      true,
    ]);
  for (const [, file] of text.matchAll(/`((?:scripts|tests|bench|app|workers|docs)\/[\w./-]+)`/g))
    expect([file, existsSync(file!)]).toEqual([file, true]);
});

/** A heading as GitHub names it in a link: `#8-the-zone`. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

test.each(documents)("%s: every heading that a link names exists", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = links.filter(([, target, wanted]) => {
    const file = target ? path.join(path.dirname(document), target) : document;
    const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
    return ![...headings].some(([, heading]) => anchor(heading!) === wanted);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

const folders = "{app,workers,demo,scripts,tests,bench,migrations,docs,public}";
// Packages that a measurement installed in bench/ are excluded.
const files = globSync([`${folders}/**/*.*`, "*.*"], { exclude: ["**/node_modules/**"] });
const code = files
  .filter((file) => /\.(tsx?|m?js|toml|json|sql|css)$/.test(file) && file !== "package-lock.json")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
const routes = [...readFileSync("app/routes.ts", "utf8").matchAll(/route\(\s*"([^"]+)"/g)].map(
  ([, path]) => `/${path}`,
);

/** Names from other products, or from the past. */
const foreign = [
  "execFile",
  "/update-user",
  "/sign-in/email",
  "COUNT(*)",
  "words.qq.ts",
  ".en.ts",
  "-en.server.ts",
  "./x.ts",
];

/** Whether something in backticks that looks like a file, a name or an address exists. */
function exists(quoted: string): boolean {
  if (foreign.includes(quoted)) return true;
  if (/^[\w./-]+\.(tsx?|md|toml|sql|m?js)$/.test(quoted))
    return files.some((file) => file === quoted || file.endsWith(`/${quoted}`));
  if (/^(app|workers|demo|scripts|tests|bench|docs|migrations)\/[\w./-]*$/.test(quoted))
    return existsSync(quoted);
  if (/^\/[a-z][\w/:.-]*$/.test(quoted))
    return routes.some((route) => route.startsWith(quoted)) || code.includes(quoted);
  const name = /^(\w+)(\(.*\))?$/.exec(quoted)?.[1];
  return !name || !(/[a-z][A-Z]/.test(name) || quoted.includes("(")) || names.has(name);
}

test.each(documents)("%s: every file, name and address in backticks exists", (document) => {
  const text = readFileSync(document, "utf8").replace(/```[\s\S]*?```/g, "");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, found]) => found!);
  expect(quoted.filter((one) => !exists(one))).toEqual([]);
});

test.each(documents)("%s: each sentence has a line of its own, outside of tables", (document) => {
  const prose = readFileSync(document, "utf8").replace(/```[\s\S]*?```|^(?:#| *\|).*$/gm, "");
  const two = prose
    .replace(/`[^`\n]*`/g, "name")
    .replace(/\]\([^)]*\)/g, "]")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.) /, ""))
    .filter((line) =>
      /[a-z0-9)\]*][.?!]["')*]* +["'(*[]*[A-Z]/.test(line.replace(/\([^()]*\)/g, "")),
    );
  expect(two).toEqual([]);
});

test("every decision is in the index under its own number and name, and short", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  for (const file of decisions) {
    const text = readFileSync(file, "utf8");
    const [, number, title] = /^# (\d+)\. (.+)/.exec(text) ?? [];
    expect(path.basename(file).slice(0, 4)).toBe(number?.padStart(4, "0"));
    expect(index).toContain(`| [${number}](${path.basename(file)}) | ${title} |`);
    expect(text.split("\n").length, file).toBeLessThanOrEqual(60);
  }
});

/** Each text that names decisions: code, with its comments, and documents. */
const citing = files.filter((file) => /\.(tsx?|m?js|css|sql|toml|md)$/.test(file));
const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 4)));

test.each([
  [
    "by its file",
    /\bdecisions\/(\d{4}(?:[\w.-]*\w)?)/g,
    (name: string) => existsSync(`docs/decisions/${name}`),
  ],
  ["as an ADR", /\bADRs?\s(\d+)/g, (number: string) => numbers.includes(Number(number))],
])("every decision that is cited %s exists", (_, citation, isThere) => {
  const missing = citing.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(citation)]
      .filter(([, cited]) => !isThere(cited!))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(missing).toEqual([]);
});

// The product's decisions have numbers of their own, in a specification outside the repository.
test("no comment cites a decision by its number alone", () => {
  const bare = citing
    .filter((file) => !file.endsWith(".md"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bdecisions?\s+(?:(?:\*|\/\/|#)\s+)?\d+/gi)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
  expect(bare).toEqual([]);
});

test("The documents list every variable that is read, and no other", () => {
  const variables = [
    section("docs/local.md", "## Variables"),
    section("docs/deploy.md", "## 4. Variables"),
  ].join("\n");
  const listed = [...variables.matchAll(/`([A-Z][A-Z_]+)`(?=.*\|)/g)].map(([, name]) => name!);
  const sources = globSync([
    "scripts/**/*.ts",
    "tests/**/*.ts",
    "bench/*.ts",
    "bench/parts/*.ts",
    "app/platform/*/{*config,config}.ts",
    "app/platform/log/run.server.ts",
  ]);
  const text = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  // The Workers' own are the types of what Cloudflare hands over.
  const types = [...text.matchAll(/Vars =[^;]*/g)].flatMap(([type]) => [
    ...type.matchAll(/\b([A-Z][A-Z_]+)\b/g),
  ]);
  for (const [, name] of [...text.matchAll(/process\.env\.([A-Z][A-Z_]+)\b(?! \?\?=)/g), ...types])
    expect(listed).toContain(name);
  for (const name of listed) expect([name, text.includes(name)]).toEqual([name, true]);
});

/** A document from one heading to the next. */
function section(file: string, heading: string): string {
  const text = readFileSync(file, "utf8");
  const from = text.indexOf(heading);
  expect(from, `${file}: ${heading}`).toBeGreaterThanOrEqual(0);
  return text.slice(from).split(/\n## /)[0]!;
}
