import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type Tool, tool } from "../../../scripts/tool.ts";
import { readWorkers } from "../build.ts";
import { copyWithThirdLanguage } from "./copy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What the compiler says about the copy with a third language: one error a line. */
    typeErrors: string[];
    /** The folder of the copy's build. */
    thirdLanguageBuild: string;
  }
}

/** The production build of a copy of the sources to which a third language was added. */
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
  const [types, build] = await Promise.all([check(), run("reactRouter", "build")]);
  if (build.code !== 0) throw new Error(`The build failed:\n${build.output}`);
  project.provide(
    "typeErrors",
    types.output.split("\n").filter((line) => /error TS/.test(line)),
  );
  project.provide("thirdLanguageBuild", path.join(folder, "build"));
  process.env.WRANGLER_LOG ??= "error";
  project.provide("served", readWorkers(folder));
  return () => rmSync(folder, { recursive: true, force: true });
};
