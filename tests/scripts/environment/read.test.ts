import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { environmentAsked } from "../../../scripts/environment/asked.ts";
import { readEnvironment, workersOf } from "../../../scripts/environment/read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "llave-environments-"));
  vi.stubEnv("LLAVE_ENVIRONMENTS", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test("An environment is what its file says, comments aside", () => {
  write(
    "staging.env",
    '# ours\nAPP_URL=https://s.llave.example\nMAIL_FROM="Llave <a@b.example>"\n',
  );
  const staging = readEnvironment("staging");
  expect(staging.values).toEqual({
    APP_URL: "https://s.llave.example",
    MAIL_FROM: "Llave <a@b.example>",
  });
  expect(workersOf(staging).front.vars).toEqual({ APP_URL: "https://s.llave.example" });
});

test("A name without a file is refused, with those that have one", () => {
  write("production.env", "");
  write("staging.env", "");
  expect(() => readEnvironment("stagin")).toThrow(
    `There is no environment stagin: ${folder} has production and staging.`,
  );
  expect(() => readEnvironment("../production")).toThrow("There is no environment ../production");
});

test("A secret in the file is refused, and a variable that nothing reads", () => {
  write("production.env", "AUTH_SECRET=abc");
  expect(() => readEnvironment()).toThrow("holds the secret AUTH_SECRET: take it out, change it");
  write("production.env", "APP_ULR=https://llave.example");
  expect(() => readEnvironment()).toThrow("sets APP_ULR, which no wrangler.toml has");
});

test.each(["DATABASE_ID", "APP_URL", "RATE_LIMITS_FROM"])(
  "Two environments with one %s are refused, whichever is meant",
  (variable) => {
    write("production.env", `${variable}=1`);
    write("staging.env", `${variable}=1`);
    expect(() => readEnvironment("staging")).toThrow(
      `staging.env and production.env have the same ${variable}: each environment has its own.`,
    );
    expect(() => readEnvironment()).toThrow("production.env and staging.env have the same");
    write("staging.env", `${variable}=2`);
    expect(readEnvironment("staging").values).toEqual({ [variable]: "2" });
    write("production.env", `${variable}=`);
    write("staging.env", `${variable}=`);
    expect(readEnvironment("staging").values).toEqual({ [variable]: "" });
  },
);

test("This machine is meant unless --remote says otherwise", () => {
  write("production.env", "DATABASE_ID=1");
  write("staging.env", "");
  expect(environmentAsked({})).toBeUndefined();
  expect(environmentAsked({ remote: true })?.name).toBe("production");
  expect(() => environmentAsked({ env: "staging" })).toThrow("write --remote --env staging");
  expect(() => environmentAsked({ remote: true, env: "staging" })).toThrow(
    "staging.env names no database yet: set DATABASE_ID (docs/deploy.md, 2).",
  );
});
