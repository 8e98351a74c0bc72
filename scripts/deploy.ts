import { unstable_readConfig as readConfig } from "wrangler";
import { withRemote } from "./backup/remote.ts";
import { buildIfStale } from "./build.ts";
import { configProblems } from "./deploy/problems.ts";
import { type Deployed, missingSecrets } from "./deploy/secrets.ts";
import { standIns } from "./deploy/stand-ins.ts";
import type { WorkerConfig } from "./deploy/worker-config.ts";
import { Failure, run } from "./failure.ts";
import { migrate } from "./migrations.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { bucketName } from "./stores.ts";
import { refusal, tool, warnings } from "./tool.ts";

// The front worker last: from then on it keeps no pages of the app before.
const builds = [
  "build/server/wrangler.json",
  "build/stripe/wrangler.json",
  "build/front/wrangler.json",
];

// `npm run deploy`: the app, webhook and front workers, after their database; never the stand-ins.
// `-- --dry-run` goes as far as wrangler goes without an account.
await run(async () => {
  const rehearsal = process.argv.includes("--dry-run");
  shutDownOnSignal();

  const [app, stripe, front] = [
    "wrangler.toml",
    "workers/stripe/wrangler.toml",
    "workers/front/wrangler.toml",
  ].map((file) => configuration(file, true)) as [WorkerConfig, WorkerConfig, WorkerConfig];
  refuse([app, stripe, front].flatMap(standIns));
  const problems = configProblems({ app, stripe, front });
  if (rehearsal)
    for (const problem of problems) console.log(`A real deployment would be refused: ${problem}.`);
  else refuse(problems.length > 0 ? problems : await secretProblems());

  await buildIfStale();
  refuse(builds.map((file) => configuration(file)).flatMap(standIns));

  if (!rehearsal) {
    const applied = await withRemote({ bucket: bucketName() }, ({ database }) => migrate(database));
    console.log(
      `The production database is up to date${applied.length > 0 ? `: applied ${applied.join(", ")}` : ""}.`,
    );
  }
  for (const build of builds) {
    const output = await ask(["deploy", "--config", build, ...(rehearsal ? ["--dry-run"] : [])]);
    const { name } = configuration(build);
    for (const warning of warnings(output)) console.log(`wrangler warns about ${name}: ${warning}`);
    console.log(
      rehearsal
        ? `${name} could be deployed (${size(output)}).`
        : `${name} is deployed (${size(output)}).`,
    );
  }
  if (rehearsal) console.log("Rehearsed; nothing was sent.");
});

/**
 * Reads a configuration; wrangler's warnings, of a setting in the wrong table for instance, are
 * shown for our own files.
 */
function configuration(file: string, warn = false): WorkerConfig {
  return readConfig({ config: file }, { hideWarnings: !warn });
}

async function secretProblems(): Promise<string[]> {
  return [
    ...(await missingOf("llave", "wrangler.toml")),
    ...(await missingOf("llave-stripe", "workers/stripe/wrangler.toml")),
  ];
}

async function missingOf(worker: Deployed, config: string): Promise<string[]> {
  const { code, stdout, output } = await tool("wrangler", [
    "secret",
    "list",
    "--config",
    config,
    "--format",
    "json",
  ]);
  if (code === 0) return missingSecrets(worker, stdout);
  // no such worker yet, so no secret of it
  if (/not found|does not exist|10007/i.test(output)) return missingSecrets(worker, "[]");
  throw new Failure(refusal("Cloudflare did not answer", output));
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
