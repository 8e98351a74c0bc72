import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import type { Tally } from "../../support/tally.ts";
import { printsOf } from "./prints.ts";
import { walkThrough } from "./started.ts";
import { makeWorld } from "./world.ts";

/**
 * The drill: a world with so many jobs is backed up, deleted and restored, by the commands that a
 * person would use, in no more memory than a small machine has. Everything is then as it was, and
 * the product runs on it.
 */
export async function restoreDrill(jobs = 100_000): Promise<Tally> {
  await buildIfStale();
  const folder = mkdtempSync(path.join(tmpdir(), "llave-drill-"));
  const [data, backup] = [path.join(folder, "data"), path.join(folder, "backup")];
  try {
    const owner = await makeWorld(data, jobs);
    const before = await printsOf(data);
    const size = sizeOf(data);
    const saved = command("backup", [backup], data);
    rmSync(data, { recursive: true });
    const restored = command("restore", [backup], data);
    const after = await printsOf(data);
    const problems = [...differences(before, after), ...(await walkThrough(data, owner, jobs))];
    for (const problem of problems) console.error(problem);
    console.table({
      jobs,
      ...named("data", size),
      ...named("backup", sizeOf(backup)),
      saved,
      restored,
      compared: Object.keys(before).length,
      failed: problems.length,
    });
    return { tried: jobs, failed: problems.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script of ours on a data folder. Answers how long it took. */
function command(name: "backup" | "restore", args: string[], data: string): string {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=128", `scripts/${name}.ts`, ...args],
    {
      env: { ...process.env, LLAVE_DATA: data },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`${name} failed: ${stdout}${stderr}`);
  console.log(stdout.trim());
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} differs`);
}

const named = (name: string, bytes: number) => ({
  [name]: `${(bytes / 1024 / 1024).toFixed(1)} MB`,
});

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce((sum, name) => {
    const found = statSync(path.join(folder, name));
    return found.isFile() ? sum + found.size : sum;
  }, 0);
