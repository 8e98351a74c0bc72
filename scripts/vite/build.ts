import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Failure } from "../failure.ts";
import { tool } from "../tool.ts";

/** Sources of a build, besides the packages of the lock. */
export const sources = [
  "app/**/*",
  "workers/**/*",
  "demo/**/*",
  "public/**/*",
  "*.config.ts",
  "tsconfig.json",
  "wrangler.toml",
  // The modules of vite.config.ts.
  "scripts/vite/*.ts",
  "scripts/local/local.ts",
  // `imports` and `sideEffects`, and which packages there are.
  "package.json",
  "package-lock.json",
];
/**
 * Beside the stand-ins, which are never deployed; Vite empties the folder, so a build by hand takes
 * the mark along.
 */
const mark = "build/demo/.sources";

/** Hash of all sources of a build. */
function fingerprint(): string {
  const hash = createHash("sha256").update("NODE_ENV=production\0");
  const files = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => statSync(file).isFile());
  for (const file of files.sort())
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Makes the production build unless the one at hand was made from these very sources. Throws when
 * the build fails.
 */
export async function buildIfStale(): Promise<void> {
  const now = fingerprint();
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  // a build that breaks off half way is not the one that the mark spoke of
  rmSync(mark, { force: true });
  console.log("Building…");
  // Vitest says NODE_ENV=test, which would put React's development code into what is called the
  // production build.
  const { code, output } = await tool("reactRouter", ["build"], {
    env: { NODE_ENV: "production" },
  });
  if (/ENOSPC/.test(output)) throw new Failure("The disk is full: the build could not be written.");
  if (code !== 0) throw new Failure(`The build failed:\n${output}`);
  writeFileSync(mark, now);
}
