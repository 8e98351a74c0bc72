import { readFileSync, writeFileSync } from "node:fs";
import { readArguments } from "./arguments.ts";
import { withRemote } from "./backup/remote.ts";
import { buildIfStale } from "./build.ts";
import { configProblems } from "./deploy/problems.ts";
import { standIns } from "./deploy/stand-ins.ts";
import { type Environment, type Role, roles, secrets } from "./environment/environment.ts";
import { inEnvironment } from "./environment/in-environment.ts";
import { readEnvironment, workersOf } from "./environment/read.ts";
import { Failure, run } from "./failure.ts";
import { migrate } from "./migrations.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { reason, refusal, tool, warnings } from "./tool.ts";

const folders: Record<Role, string> = {
  app: "build/server",
  stripe: "build/stripe",
  front: "build/front",
};

// `npm run deploy`: the app, webhook and front workers, after their database; never the stand-ins.
// `-- --dry-run` goes as far as wrangler goes without an account.
await run(async () => {
  const { values } = readArguments({
    usage: "npm run deploy -- [--env staging] [--dry-run]",
    options: { env: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const rehearsal = values["dry-run"];
  const environment = readEnvironment(values.env);
  shutDownOnSignal();

  const workers = workersOf(environment, true);
  refuse(roles.flatMap((role) => standIns(workers[role], role)));
  const problems = configProblems(workers, environment);
  if (rehearsal)
    for (const problem of problems) console.log(`A real deployment would be refused: ${problem}.`);
  else refuse(problems.length > 0 ? problems : await secretProblems(workers));

  await buildIfStale();
  if (!rehearsal) {
    const applied = await withRemote({ app: workers.app }, ({ database }) => migrate(database));
    console.log(
      `The production database is up to date${applied.length > 0 ? `: applied ${applied.join(", ")}` : ""}.`,
    );
  }
  for (const role of roles) {
    const config = writeConfig(role, environment);
    const output = await ask(["deploy", "--config", config, ...(rehearsal ? ["--dry-run"] : [])]);
    const { name } = workers[role];
    for (const warning of warnings(output)) console.log(`wrangler warns about ${name}: ${warning}`);
    console.log(
      rehearsal
        ? `${name} could be deployed (${size(output)}).`
        : `${name} is deployed (${size(output)}).`,
    );
  }
  if (rehearsal) console.log("Rehearsed; nothing was sent.");
});

/** Writes the configuration of a built worker for an environment, beside the build. */
function writeConfig(role: Role, environment: Environment): string {
  const built = JSON.parse(readFileSync(`${folders[role]}/wrangler.json`, "utf8"));
  const config = inEnvironment(built, role, environment);
  refuse(standIns(config, role));
  const file = `${folders[role]}/wrangler.${environment.name}.json`;
  writeFileSync(file, JSON.stringify(config));
  return file;
}

async function secretProblems(workers: Record<Role, { name?: string }>): Promise<string[]> {
  const problems: string[] = [];
  for (const role of roles.filter((one) => secrets[one].length > 0)) {
    const name = workers[role].name!;
    const { code, stdout, output } = await tool("wrangler", [
      "secret",
      "list",
      "--name",
      name,
      "--format",
      "json",
    ]);
    // no such worker yet, so no secret of it
    const list = code === 0 ? stdout : "[]";
    if (code !== 0 && !/not found|does not exist|10007/i.test(output))
      throw new Failure(refusal("Cloudflare did not answer", output));
    const set = JSON.parse(list.slice(list.indexOf("["), list.lastIndexOf("]") + 1)) as {
      name: string;
    }[];
    for (const secret of secrets[role])
      if (!set.some((one) => one.name === secret))
        problems.push(`the secret ${secret} of ${name} is not set`);
  }
  return problems;
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Failure(`Not deployed: ${problems.join("; ")}.`);
}

/** Runs wrangler and answers what it said. @throws Failure with its reason */
async function ask(args: string[]): Promise<string> {
  const { code, output } = await tool("wrangler", args);
  if (code !== 0)
    throw new Failure(refusal(`wrangler ${args.slice(0, 2).join(" ")} failed`, output));
  return output;
}

function size(output: string): string {
  return `${/gzip: ([\d.]+ \w+)/.exec(output)?.[1] ?? "?"} compressed`;
}
