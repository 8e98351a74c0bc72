import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

const sources = ["app/**/*", "workers/**/*", "public/**/*", "*.config.ts", "wrangler.toml", "package-lock.json"];
const mark = "build/.sources";

/** One figure for everything a build is made from. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((pattern) => globSync(pattern)).filter((file) => statSync(file).isFile());
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Makes the production build unless the one at hand was made from these very sources. Throws when the build fails. */
export function buildIfStale(): void {
  const now = fingerprint();
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build"], {
    encoding: "utf8",
    shell: process.platform === "win32",
    // Vitest says NODE_ENV=test to its children, and Vite would build for development.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  writeFileSync(mark, now);
}
