import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig, type Unstable_Config } from "wrangler";
import { Failure } from "../failure.ts";
import {
  configFiles,
  type Environment,
  optionalSecrets,
  type Role,
  roles,
  secrets,
  settings,
} from "./environment.ts";
import { inEnvironment } from "./in-environment.ts";

/**
 * The environment of that name, from its file in `environments/` (or in the folder of
 * `LLAVE_ENVIRONMENTS`). @throws Failure when there is none, or when it says what none has or what
 * is another's
 */
export function readEnvironment(name = "production"): Environment {
  const folder = process.env.LLAVE_ENVIRONMENTS || "environments";
  const file = path.join(folder, `${name}.env`);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(file))
    throw new Failure(
      `There is no environment ${name}: ${folder} has ${namesIn(folder).join(" and ") || "none"}.`,
    );
  const values = valuesIn(file);
  checkOwn(values, name, folder);
  const workers = Object.values(configuredWorkers());
  const known = new Set<string>([...settings, ...workers.flatMap(({ vars }) => Object.keys(vars))]);
  for (const variable of Object.keys(values)) {
    if (roles.some((role) => [...secrets[role], ...optionalSecrets[role]].includes(variable)))
      throw new Failure(
        `${file} holds the secret ${variable}: take it out, change it if anybody else saw the file, and set it by npx wrangler secret put.`,
      );
    if (!known.has(variable))
      throw new Failure(
        `${file} sets ${variable}, which no wrangler.toml has: correct its name, or add it to [vars] there.`,
      );
  }
  return { name, file, values };
}

/**
 * The workers as their configuration files have them, which is how they run on this machine.
 * wrangler's warnings, of a setting in the wrong table for instance, are shown when asked for.
 */
export function configuredWorkers(warn = false): Record<Role, Unstable_Config> {
  const read = (role: Role) => readConfig({ config: configFiles[role] }, { hideWarnings: !warn });
  return { app: read("app"), stripe: read("stripe"), front: read("front") };
}

/** The workers of an environment. */
export function workersOf(environment: Environment, warn = false): Record<Role, Unstable_Config> {
  const { app, stripe, front } = configuredWorkers(warn);
  return {
    app: inEnvironment(app, "app", environment),
    stripe: inEnvironment(stripe, "stripe", environment),
    front: inEnvironment(front, "front", environment),
  };
}

const valuesIn = (file: string) => parseEnv(readFileSync(file, "utf8")) as Record<string, string>;

/** Settings that no two environments may share. */
const own = ["DATABASE_ID", "APP_URL", "RATE_LIMITS_FROM"] as const;

/** A copied id would have a rehearsal write into production's data. */
function checkOwn(values: Record<string, string>, name: string, folder: string): void {
  for (const other of namesIn(folder).filter((one) => one !== name)) {
    const theirs = valuesIn(path.join(folder, `${other}.env`));
    const same = own.find((variable) => values[variable] && values[variable] === theirs[variable]);
    if (same)
      throw new Failure(
        `${name}.env and ${other}.env have the same ${same}: each environment has its own.`,
      );
  }
}

const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((one) => one.endsWith(".env"))
        .map((one) => one.slice(0, -".env".length))
        .sort()
    : [];
