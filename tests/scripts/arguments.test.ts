import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readArguments } from "../../scripts/arguments.ts";

const usage = "npm run deploy [-- --dry-run]";
const options = { "dry-run": { type: "boolean" }, size: { type: "string" } } as const;
const read = (given: string[], env = {}, words = { least: 0, most: 0 }) =>
  readArguments({ usage, options, words }, given, env);

test("Reads options and words", () => {
  expect(read([]).values).toEqual({});
  const { values, words } = read(["one", "--dry-run", "--size", "3"], {}, { least: 1, most: 1 });
  expect([{ ...values }, words]).toEqual([{ "dry-run": true, size: "3" }, ["one"]]);
});

test.each([
  ["--dryrun", "Unknown option '--dryrun'"],
  ["--dry-run=yes", "Option '--dry-run' does not take an argument"],
  ["--size", "Option '--size <value>' argument missing"],
  ["dry-run", "Unexpected argument 'dry-run'"],
  ["-d", "Unknown option '-d'"],
])("Refuses %s and says how the command is typed", (argument, why) => {
  expect(() => read([argument])).toThrow(`${why}. Usage: ${usage}`);
});

test("Refuses too few words", () => {
  expect(() => read([], {}, { least: 1, most: 1 })).toThrow(`An argument is missing. Usage: `);
});

test.each(["npm_config_dry_run", "npm_config_dryrun"])(
  "Refuses an option that npm kept for itself (%s)",
  (name) => {
    expect(() => read([], { [name]: "true" })).toThrow(
      `npm keeps --dry-run for itself unless it comes after a --. Usage: ${usage}`,
    );
    expect(read([], { [name]: "", npm_config_loglevel: "error" }).values).toEqual({});
  },
);

const data = path.join(mkdtempSync(path.join(tmpdir(), "llave-usage-")), "data");
afterAll(() => rmSync(path.dirname(data), { recursive: true, force: true }));

/** `npm run db:migrate` with this argument: its exit code, and what it said. */
const migrate = (argument: string): Promise<[code: number, text: string]> =>
  promisify(execFile)(process.execPath, ["scripts/migrate.ts", argument], {
    env: { ...process.env, LLAVE_DATA: data },
  }).then(
    ({ stdout, stderr }) => [0, stdout + stderr],
    (error: { code: number; stdout: string; stderr: string }) => [
      error.code,
      error.stdout + error.stderr,
    ],
  );

test("A script that does not know its argument says how it is used, and does nothing", {
  timeout: 120_000,
}, async () => {
  const refused = "Unknown option '--dryrun'. Usage: npm run db:migrate\n";
  expect(await migrate("--dryrun")).toEqual([1, refused]);
  expect(existsSync(data)).toBe(false);
});
