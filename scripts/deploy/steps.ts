import { readFileSync, writeFileSync } from "node:fs";
import { withRemote } from "../backup/remote.ts";
import { type Environment, type Role, roles } from "../environment/environment.ts";
import { inEnvironment } from "../environment/in-environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";
import { Failure, messageOf } from "../failure.ts";
import { migrate } from "../migrations/migrations.ts";
import { refusal, tool, warnings } from "../tool.ts";
import { askFacts } from "./facts.ts";
import type { Plan } from "./plan.ts";
import { standIns } from "./stand-ins.ts";
import { standingLines } from "./standing.ts";

const folders: Record<Role, string> = {
  app: "build/server",
  stripe: "build/stripe",
  front: "build/front",
};

/** Migrates and deploys, one line for each step. @throws Failure that says what stands */
export async function carryOut(plan: Plan): Promise<void> {
  try {
    const { app } = plan.workers;
    if (plan.pending.length > 0)
      await withRemote({ app }, ({ database }) =>
        migrate(database, (name) => console.log(`Applied ${name}.`)),
      );
    for (const role of roles) {
      const { commit, workers, environment } = plan;
      const said = await wrangler(role, workers[role], environment, [
        "--message",
        commit.subject,
        "--tag",
        commit.id,
      ]);
      const version = /Current Version ID: (\S+)/.exec(said)?.[1] ?? "unknown";
      console.log(
        `${workers[role].name} is deployed: version ${version.slice(0, 8)}, ${size(said)}.`,
      );
    }
  } catch (error) {
    const why = messageOf(error);
    if (!why) throw error;
    // Asked rather than remembered: wrangler may fail after it has put a version in place.
    const now = await askFacts(plan.environment, plan.workers).catch(() => undefined);
    throw new Failure([`Not finished: ${why}`, ...standingLines(plan, now)].join("\n"));
  }
}

/** Goes as far as wrangler goes without an account. */
export async function rehearse(
  workers: Record<Role, WorkerConfig>,
  environment: Environment,
): Promise<void> {
  for (const role of roles) {
    const said = await wrangler(role, workers[role], environment, ["--dry-run"]);
    console.log(`${workers[role].name} was built: ${size(said)}.`);
  }
}

/** Runs `wrangler deploy` of a built worker. @throws Failure with wrangler's reason */
async function wrangler(
  role: Role,
  { name }: WorkerConfig,
  environment: Environment,
  args: string[],
): Promise<string> {
  const config = writeConfig(role, environment);
  const { code, output } = await tool("wrangler", ["deploy", "--config", config, ...args]);
  if (code !== 0) throw new Failure(refusal(`wrangler could not deploy ${name}`, output));
  for (const warning of warnings(output)) console.log(`wrangler warns about ${name}: ${warning}`);
  return output;
}

/** Writes the configuration of a built worker for an environment, beside the build. */
function writeConfig(role: Role, environment: Environment): string {
  const built = JSON.parse(readFileSync(`${folders[role]}/wrangler.json`, "utf8"));
  const config = inEnvironment(built, role, environment) as WorkerConfig;
  const [found] = standIns(config, role);
  if (found) throw new Failure(found);
  const file = `${folders[role]}/wrangler.${environment.name}.json`;
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function size(output: string): string {
  return `${/gzip: ([\d.]+ \w+)/.exec(output)?.[1] ?? "?"} compressed`;
}
