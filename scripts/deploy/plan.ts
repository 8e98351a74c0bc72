import { type Environment, type Role, roles, secrets } from "../environment/environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";
import { dangers } from "../migrations/migration-guard.ts";
import type { AccountState } from "./facts.ts";
import type { Commit } from "./git.ts";
import { addressLines, hostProblems } from "./hosts.ts";

type Workers = Record<Role, WorkerConfig>;
type Migration = { name: string; sql: string };

/** A deployment before it runs. */
export type Plan = {
  environment: Environment;
  workers: Workers;
  commit: Commit;
  facts: AccountState;
  /** Migrations that the database lacks. */
  pending: readonly Migration[];
};

const queuesOf = ({ queues }: WorkerConfig): string[] =>
  (queues?.consumers ?? []).map(({ queue }) => queue);

/** Lists reasons to refuse a plan: missing resources, taken names, and loss of data. */
export function planProblems({ environment, workers, facts, pending }: Plan): string[] {
  const { app } = workers;
  const database = app.d1_databases?.[0]?.database_name;
  const bucket = app.r2_buckets?.[0]?.bucket_name;
  const problems = hostProblems(facts.host, workers);
  if (facts.database === undefined)
    problems.push(
      `no database on this account has the DATABASE_ID of ${environment.file}: npx wrangler d1 list shows those there are, npx wrangler d1 create ${database} makes one`,
    );
  else if (facts.database !== database)
    problems.push(
      `DATABASE_ID in ${environment.file} is that of the database ${facts.database} and not of ${database}: npx wrangler d1 list shows both (after a restore into another one, set DATABASE_NAME)`,
    );
  if (!facts.bucketFound)
    problems.push(`the bucket ${bucket} does not exist: npx wrangler r2 bucket create ${bucket}`);
  for (const queue of queuesOf(app).filter((one) => !facts.queues.includes(one)))
    problems.push(`the queue ${queue} does not exist: npx wrangler queues create ${queue}`);
  for (const role of roles)
    for (const secret of secrets[role].filter((one) => !facts.secrets[role].includes(one)))
      problems.push(
        `the secret ${secret} of ${workers[role].name} is not set: npx wrangler secret put ${secret} --name ${workers[role].name}`,
      );
  return [...problems, ...pending.flatMap(migrationProblems)];
}

/** A column may be dropped by a migration that says so in its name, once no worker reads it. */
function migrationProblems({ name, sql }: Migration): string[] {
  const found = dangers(sql).filter(
    (one) => !(/_drop_/.test(name) && one.includes("drops a column")),
  );
  return found.map((danger) => `the migration ${name} does more than add: ${danger}`);
}

/** Describes the steps of a plan, in their order. */
export function planLines({ environment, workers, commit, facts, pending }: Plan): string[] {
  const database = workers.app.d1_databases?.[0]?.database_name;
  const crons = workers.app.triggers?.crons ?? [];
  const same = [...crons].sort().join() === [...facts.crons].sort().join();
  return [
    `To be deployed to ${environment.name}, in the account ${facts.account}: ${commit.id} "${commit.subject}"`,
    `  database ${database}: ${pending.length > 0 ? `to migrate, ${pending.length} in all` : "nothing to migrate"}`,
    ...pending.map(({ name }) => `    ${name}`),
    ...roles.flatMap((role) => [
      `  ${workers[role].name}: ${nowOf(facts, role)}`,
      ...addressLines(role, facts.host, workers).map((line) => `    ${line}`),
      ...(role === "app"
        ? [
            `    crons ${crons.join(", ")} ${same ? "(as before)" : `(now ${facts.crons.join(", ") || "none"})`}`,
            `    queues ${queuesOf(workers.app).join(", ")}`,
          ]
        : []),
    ]),
  ];
}

function nowOf({ deployed }: AccountState, role: Role): string {
  const now = deployed[role];
  if (!now) return "new";
  return `update of version ${now.id.slice(0, 8)} of ${now.at} UTC${now.message ? `, "${now.message}"` : ""}`;
}
