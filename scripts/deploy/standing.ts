import { type Role, roles } from "../environment/environment.ts";
import type { Plan } from "./plan.ts";

/** What a deployment has done so far. */
export type Done = {
  /** Migrations applied, in order. */
  applied: string[];
  /** The new version of each worker that is deployed. */
  versions: Partial<Record<Role, string>>;
};

/** What stands after a failure half way, and how to go on. */
export function standingLines(
  { workers, facts, pending, environment }: Plan,
  done: Done,
): string[] {
  const database = workers.app.d1_databases?.[0]?.database_name;
  const { length } = done.applied;
  const command =
    environment.name === "production"
      ? "npm run deploy"
      : `npm run deploy -- --env ${environment.name}`;
  const back = roles.flatMap((role) => {
    const before = facts.deployed[role];
    return done.versions[role] && before
      ? [`npx wrangler rollback ${before.id} --name ${workers[role].name}`]
      : [];
  });
  return [
    "What stands now:",
    `  database ${database}: ${length === 0 ? "as before" : `${length} of ${pending.length} migrations applied, the last ${done.applied.at(-1)}`}`,
    ...roles.map(
      (role) =>
        `  ${workers[role].name}: ${standingOf(done.versions[role], facts.deployed[role]?.id)}`,
    ),
    `To go on: ${command} again. What is done is not done twice, and the versions from before work with the database as it is now.`,
    ...(back.length > 0 ? [`To go back instead: ${back.join(" && ")}`] : []),
  ];
}

function standingOf(now: string | undefined, before: string | undefined): string {
  if (now) return `deployed, version ${now.slice(0, 8)}`;
  return before ? `as before, version ${before.slice(0, 8)}` : "not deployed";
}
