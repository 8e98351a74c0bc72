import { configProblems } from "../deploy/problems.ts";
import { deployCommand } from "../environment/commands.ts";
import type { Environment } from "../environment/environment.ts";
import { workersOf } from "../environment/read.ts";
import { Failure } from "../failure.ts";
import { api } from "./account.ts";
import { expectedFrom } from "./expected.ts";
import { CheckError } from "./run-checks.ts";
import { signInTo } from "./site/sign-in.ts";
import type { DatabaseRow, Target } from "./target.ts";

/**
 * An environment, as its file and the configuration files name it. @throws Failure when it could
 * not be deployed
 */
export function deployed(environment: Environment): Target {
  const workers = workersOf(environment);
  const [problem] = configProblems(workers, environment);
  if (problem)
    throw new Failure(`There is nothing to check yet: ${problem} (${environment.file}).`);
  const expected = expectedFrom(workers);
  const site = new URL(String(workers.app.vars.APP_URL)).origin;
  const target: Target = {
    site,
    plain: site.replace(/^https:/, "http:"),
    expected,
    deploy: deployCommand(environment),
    standIns: false,
    stripeMode: environment.name === "production" ? "live" : "test",
    cloudflare: undefined,
    signIn: async () => signInTo(workers.app.account_id),
    sql: (statement) => query(target, statement),
    pause: 61_000,
  };
  return target;
}

/** Runs a statement by D1's query API. @throws CheckError */
export async function query(target: Target, sql: string): Promise<DatabaseRow[]> {
  const body = JSON.stringify({ sql });
  const answer = await api(target).get<{ results?: DatabaseRow[] }[]>(
    `/d1/database/${target.expected.databaseId}/query`,
    { method: "POST", body },
  );
  if (!answer)
    throw new CheckError(
      "The database of DATABASE_ID does not exist on this account: put the id of npx wrangler d1 list into the file of the environment.",
    );
  return answer[0]?.results ?? [];
}
