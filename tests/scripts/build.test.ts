import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "../../scripts/vite/build.ts";
import { importsOf } from "../support/sources.ts";

const known = new Set(sources.flatMap((pattern) => globSync(pattern)));

/** These modules and all of ours that they import, themselves or through others. */
function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const targets = importsOf(file).map(({ target }) => target);
    withImports(
      targets.filter((target) => existsSync(target)),
      found,
    );
  }
  return found;
}

test("A change of whatever the configuration of the build imports makes a new build", () => {
  const read = [...withImports(["vite.config.ts", "react-router.config.ts"])];
  expect(read).toEqual(
    expect.arrayContaining(["scripts/vite/page-words.ts", "scripts/local/local.ts"]),
  );
  expect(read.filter((file) => !known.has(file))).toEqual([]);
});

test("So does a change of what is bundled, and how", () => {
  for (const file of ["package.json", "package-lock.json", "tsconfig.json", "wrangler.toml"])
    expect(known).toContain(file);
});

test.each(["", "bench/"])(
  "Packages of %spackage.json have exact versions, as the lock says",
  (at) => {
    const json = (file: string) => JSON.parse(readFileSync(at + file, "utf8"));
    const lock = json("package-lock.json").packages;
    const { dependencies, devDependencies, optionalDependencies } = json("package.json");
    const versions = { ...dependencies, ...devDependencies, ...optionalDependencies };
    expect(versions).toMatchObject({ react: expect.stringMatching(/^\d/) });
    for (const [name, version] of Object.entries(versions))
      expect([name, version]).toEqual([name, lock[`node_modules/${name}`].version]);
  },
);
