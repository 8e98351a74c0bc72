import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { type Tool, tool } from "../../../scripts/tool.ts";
import { readWorkers } from "../build.ts";
import { copyWithThirdLanguage } from "./copy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Compiler errors of the copy with a third language, one a line. */
    typeErrors: string[];
    /** The folder of the copy, with its build. */
    copy: string;
  }
}

/**
 * The production build of a copy of the sources to which a third language was added, and a site's
 * own configuration: two things that the build has to stand, and one build.
 */
export default async (project: TestProject) => {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-third-language-"));
  copyWithThirdLanguage(folder);
  const run = (name: Tool, ...args: string[]) =>
    tool(name, args, { cwd: folder, env: { NODE_ENV: "production" } });
  const check = async () => {
    await Promise.all([
      run("wrangler", "types", "--strict-vars=false"),
      run("reactRouter", "typegen"),
    ]);
    return run("tsc", "--noEmit");
  };
  // By the scripts of the copy, which know then that they need not build again.
  const build = 'import("./scripts/vite/build.ts").then(({ buildIfStale }) => buildIfStale())';
  const built = promisify(execFile)(process.execPath, ["-e", build], { cwd: folder });
  const [types] = await Promise.all([check(), built]);
  project.provide(
    "typeErrors",
    types.output.split("\n").filter((line) => /error TS/.test(line)),
  );
  project.provide("copy", folder);
  process.env.WRANGLER_LOG ??= "error";
  project.provide("served", readWorkers(folder));
  return () => rmSync(folder, { recursive: true, force: true });
};
