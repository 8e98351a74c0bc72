import { deployCommand } from "../environment/commands.ts";
import { type Role, roles } from "../environment/environment.ts";
import type { AccountState } from "./facts.ts";
import type { Plan } from "./plan.ts";

/** State of the account after a failure; undefined when Cloudflare does not answer. */
type Standing = Pick<AccountState, "applied" | "deployed"> | undefined;

/** Describes the state after a partial deployment, how to continue and how to roll back. */
export function standingLines(plan: Plan, now: Standing): string[] {
  const { workers, facts, environment } = plan;
  const database = workers.app.d1_databases?.[0]?.database_name;
  const onward = `To go on: ${deployCommand(environment)} again. It skips the migrations that are applied and deploys every worker. The versions from before work with the database as it is now.`;
  if (!now) return ["Cloudflare does not say now what stands.", onward];
  const changed = roles.filter((role) => now.deployed[role]?.id !== facts.deployed[role]?.id);
  const back = changed.flatMap((role) => {
    const before = facts.deployed[role];
    return before ? [`npx wrangler rollback ${before.id} --name ${workers[role].name}`] : [];
  });
  return [
    "What stands now:",
    `  database ${database}: ${migrated(plan, now.applied ?? [])}`,
    ...roles.map((role) => `  ${workers[role].name}: ${standingOf(role, plan, now)}`),
    onward,
    ...(back.length > 0 ? [`To go back instead: ${back.join(" && ")}`] : []),
  ];
}

function migrated({ pending }: Plan, applied: readonly string[]): string {
  const done = pending.filter(({ name }) => applied.includes(name));
  const last = done.at(-1);
  return last
    ? `${done.length} of ${pending.length} migrations applied, the last ${last.name}`
    : "as before";
}

function standingOf(role: Role, { facts }: Plan, now: NonNullable<Standing>): string {
  const [before, after] = [facts.deployed[role]?.id, now.deployed[role]?.id];
  if (!after) return "not deployed";
  const version = `version ${after.slice(0, 8)}`;
  return after === before ? `as before, ${version}` : `deployed, ${version}`;
}
