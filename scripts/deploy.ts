import { readFileSync } from "node:fs";
import { readArguments } from "./arguments.ts";
import { auditProblems } from "./deploy/audit.ts";
import { confirm } from "./deploy/confirm.ts";
import { askFacts } from "./deploy/facts.ts";
import { readCommit } from "./deploy/git.ts";
import { type Plan, planLines, planProblems } from "./deploy/plan.ts";
import { configProblems } from "./deploy/problems.ts";
import { standIns } from "./deploy/stand-ins.ts";
import { carryOut, rehearse } from "./deploy/steps.ts";
import { doctorCommand } from "./environment/commands.ts";
import { roles } from "./environment/environment.ts";
import { readEnvironment, workersOf } from "./environment/read.ts";
import { Failure, run } from "./failure.ts";
import { shutDownOnSignal } from "./local/shutdown.ts";
import { migrationNames } from "./migrations/migrations.ts";
import { buildIfStale } from "./vite/build.ts";

const usage = "npm run deploy -- [--env staging] [--dry-run] [--yes] [--without-audit]";

// `npm run deploy`: says what it will do to production's database and workers, asks once, and does
// it. `-- --dry-run` changes nothing and needs no account.
await run(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values } = readArguments({
    usage,
    options: { env: { type: "string" }, "dry-run": flag, yes: flag, "without-audit": flag },
  });
  shutDownOnSignal();
  const environment = readEnvironment(values.env);
  const workers = workersOf(environment, true);
  const { commit, problems } = readCommit();
  const found = [
    ...roles.flatMap((role) => standIns(workers[role], role)),
    ...configProblems(workers, environment).map((problem) => `${problem} (${environment.file})`),
    ...problems,
    ...(values["without-audit"] ? [] : await auditProblems()),
  ];
  if (values["dry-run"]) {
    await buildIfStale();
    await rehearse(workers, environment);
    refuse(found, "Rehearsed; nothing was sent. A deployment would be refused:");
    console.log(
      "Rehearsed; nothing was sent, and Cloudflare was not asked: secrets, migrations and the host are looked at by npm run deploy, before it asks you.",
    );
    return;
  }
  refuse(found);
  const facts = await askFacts(environment, workers);
  const pending = migrationNames()
    .filter((name) => !facts.applied?.includes(name))
    .map((name) => ({ name, sql: readFileSync(`migrations/${name}`, "utf8") }));
  const plan: Plan = { environment, workers, commit, facts, pending };
  refuse(planProblems(plan));
  await buildIfStale();
  for (const line of planLines(plan)) console.log(line);
  if (!values.yes) await confirm(`Deploy this to ${environment.name}?`);
  await carryOut(plan);
  console.log(
    `Deployed to ${environment.name}: ${environment.values.APP_URL}. Now ${doctorCommand(environment)}.`,
  );
});

function refuse(problems: string[], heading = "Not deployed; nothing was changed. First:"): void {
  if (problems.length > 0)
    throw new Failure([heading, ...problems.map((one) => `- ${one}.`)].join("\n"));
}
