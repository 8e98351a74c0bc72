import { expect, test } from "vitest";
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
