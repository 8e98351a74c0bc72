import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// wrangler refuses to deploy a build with a name of a source map that is not there.
test("Every source map that a file of the build names is there", () => {
  const files = globSync("build/{server,stripe}/**/*.js");
  expect(files.length).toBeGreaterThan(10);
  const missing = files.flatMap((file) => {
    const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, "utf8")) ?? [];
    return name && !existsSync(path.join(path.dirname(file), name)) ? [`${file}: ${name}`] : [];
  });
  expect(missing).toEqual([]);
});
