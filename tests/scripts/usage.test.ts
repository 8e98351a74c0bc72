import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const data = mkdtempSync(path.join(tmpdir(), "llave-usage-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** A script with these arguments: its exit code, and what it said. */
async function said(file: string, ...args: string[]): Promise<[code: number, text: string]> {
  const env = { ...process.env, LLAVE_DATA: path.join(data, "none"), NO_COLOR: "1" };
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout, stderr }) => [0, stdout + stderr],
    (error: { code: number; stdout: string; stderr: string }) => [
      error.code,
      error.stdout + error.stderr,
    ],
  );
}

const scripts = ["dev", "migrate", "seed", "start", "test"];

test("Every script refuses what it does not know, and does nothing", {
  timeout: 120_000,
}, async () => {
  for (const script of scripts)
    expect([script, ...(await said(`scripts/${script}.ts`, "--dryrun"))]).toEqual([
      script,
      1,
      expect.stringMatching(/^Unknown option '--dryrun'\. Usage: .*npm .+\n$/),
    ]);
  expect(readdirSync(data)).toEqual([]);
});

test("A script that is asked how it is used says so, and does nothing", async () => {
  expect(await said("scripts/seed.ts", "--help")).toEqual([0, "Usage: npm run db:seed\n"]);
  expect(readdirSync(data)).toEqual([]);
});
