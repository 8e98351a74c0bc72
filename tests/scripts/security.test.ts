import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The requirements of ASVS 5.0 by section, one character for each in their order: its level, or "-"
// for one of level 3, which is not answered.
const sections: Record<string, string> = {
  "1.1": "22",
  "1.2": "111112222",
  "1.3": "11222222222",
  "1.4": "222",
  "1.5": "12",
  "2.1": "122",
  "2.2": "112",
  "2.3": "1222",
  "2.4": "2",
  "3.2": "11",
  "3.3": "1222",
  "3.4": "112222",
  "3.5": "11122",
  "3.7": "22",
  "4.1": "122",
  "4.2": "2",
  "4.3": "22",
  "4.4": "1222",
  "5.1": "2",
  "5.2": "112",
  "5.3": "11",
  "5.4": "222",
  "6.1": "122",
  "6.2": "111111112222",
  "6.3": "1122",
  "6.4": "1122",
  "6.5": "22222",
  "6.6": "222",
  "6.8": "2222",
  "7.1": "222",
  "7.2": "1111",
  "7.3": "22",
  "7.4": "11222",
  "7.5": "22",
  "7.6": "22",
  "8.1": "12",
  "8.2": "112",
  "8.3": "1",
  "8.4": "2",
  "9.1": "111",
  "9.2": "1222",
  "10.1": "22",
  "10.2": "22",
  "10.3": "2222",
  "10.4": "11111222222",
  "10.5": "22222",
  "10.6": "22",
  "10.7": "222",
  "11.1": "22",
  "11.2": "222",
  "11.3": "112",
  "11.4": "1222",
  "11.5": "2",
  "11.6": "2",
  "12.1": "122",
  "12.2": "11",
  "12.3": "2222",
  "13.1": "2",
  "13.2": "22222",
  "13.3": "22",
  "13.4": "12222",
  "14.1": "22",
  "14.2": "1222",
  "14.3": "122",
  "15.1": "122",
  "15.2": "122",
  "15.3": "1222222",
  "16.1": "2",
  "16.2": "22222",
  "16.3": "2222",
  "16.4": "222",
  "16.5": "222",
  "17.1": "2",
  "17.2": "2222",
  "17.3": "22",
};

const table = readFileSync("docs/asvs.md", "utf8");
const rows = [
  ...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, id = "", level = "", requirement = "", status = "", proof = ""]) => ({
  id,
  level,
  requirement,
  status,
  proof,
}));

test("every requirement of ASVS 5.0, levels 1 and 2, is answered once, at its level", () => {
  const asked = Object.entries(sections).flatMap(([section, levels]) =>
    [...levels].flatMap((level, at) => (level === "-" ? [] : [`${section}.${at + 1} ${level}`])),
  );
  expect(asked).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(asked.sort());
  expect(table.match(/^\| \d+\./gm)).toHaveLength(asked.length);
});

test("each is met, not applicable or not met, and says why", () => {
  for (const { id, status, proof } of rows) {
    expect(["met", "not applicable", "not met"], id).toContain(status);
    expect(proof.length, id).toBeGreaterThan(4);
  }
});

test("the figures above the table are those of the table", () => {
  for (const status of ["met", "not applicable", "not met"]) {
    const of = (level: string) =>
      rows.filter((row) => row.status === status && level.includes(row.level)).length;
    expect(table).toContain(`| ${status} | ${of("1")} | ${of("2")} | ${of("12")} |`);
  }
  const open = rows.filter(({ status }) => status === "not met").map(({ id }) => id);
  expect(/^Not met: (.+)\.$/m.exec(table)?.[1]?.split(", ")).toEqual(open);
});

test.each(["docs/asvs.md", "docs/security.md"])(
  "every file, section and decision that %s names exists",
  (document) => {
    const text = readFileSync(document, "utf8");
    const files = [
      ...text.matchAll(
        /`((?:app|workers|tests|scripts|docs)\/[^`\s]+|package-lock\.json|wrangler\.toml|tsconfig\.json)`/g,
      ),
    ];
    for (const [, file] of files) expect([file, existsSync(file!)]).toEqual([file, true]);
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
      ([, file = ""]) => !file.includes("://"),
    );
    for (const [, file, anchor] of links) {
      const target = file ? new URL(file, `file:///docs/`).pathname.slice(1) : document;
      expect([target, existsSync(target)]).toEqual([target, true]);
      if (anchor) expect(anchorsOf(target), `${target}#${anchor}`).toContain(anchor);
    }
  },
);

test("no package is older than its security floor (docs/decisions/0006-dependencies.md)", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { version: string }>;
  };
  const floors =
    readFileSync("docs/decisions/0006-dependencies.md", "utf8").match(
      /Security floors[^\n]*/,
    )?.[0] ?? "";
  const named = [...floors.matchAll(/([a-z][\w-]+) (\d+)\.(\d+)\.(\d+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, name, ...floor] of named) {
    const copies = Object.entries(packages).filter(([path]) =>
      path.endsWith(`node_modules/${name}`),
    );
    expect(copies.length, name).toBeGreaterThan(0);
    for (const [, { version }] of copies)
      expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true);
  }
});

test("every package in the lock file has an integrity hash, and none comes from another place than the registry", () => {
  type Entry = { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Entry>;
  };
  for (const [path, { integrity, resolved = "", inBundle }] of Object.entries(packages)) {
    if (path === "" || inBundle) continue;
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).not.toMatch(/^(git|file|http:)/);
  }
});

/** The anchors of a document's headings, as they are made from their text. */
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );

const isAtLeast = (version: string, floor: string[]): boolean => {
  const parts = version.split(/[.-]/).map(Number);
  const differs = floor.findIndex((part, at) => parts[at] !== Number(part));
  return differs < 0 || (parts[differs] ?? 0) > Number(floor[differs]);
};
