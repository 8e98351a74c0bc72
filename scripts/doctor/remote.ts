import { unstable_readConfig as readConfig } from "wrangler";
import { configProblems } from "../deploy/problems.ts";
import { Failure } from "../failure.ts";
import { tool } from "../tool.ts";
import { api, findAccount } from "./account.ts";
import { usualBase } from "./cloudflare.ts";
import { expectedFrom } from "./expected.ts";
import { CheckError } from "./run-checks.ts";
import type { DatabaseRow, Target } from "./target.ts";

/**
 * Production, as the configuration files name it. @throws Failure when they could not be deployed
 */
export function production(): Target {
  const [app, stripe, front] = [
    "wrangler.toml",
    "workers/stripe/wrangler.toml",
    "workers/front/wrangler.toml",
  ].map((config) => readConfig({ config }, { hideWarnings: true }));
  const [problem] = configProblems({ app: app!, stripe: stripe!, front: front! });
  if (problem) throw new Failure(`There is nothing to check yet: ${problem}.`);
  const expected = expectedFrom(app!);
  const site = new URL(String(app!.vars.APP_URL)).origin;
  const target: Target = {
    site,
    plain: site.replace(/^https:/, "http:"),
    expected,
    standIns: false,
    cloudflare: undefined,
    signIn: async () =>
      findAccount(usualBase, await token(), process.env.CLOUDFLARE_ACCOUNT_ID ?? app!.account_id),
    sql: (statement) => query(target, statement),
    pause: 61_000,
  };
  return target;
}

/** wrangler's sign-in, or `CLOUDFLARE_API_TOKEN`, which wrangler returns too. */
async function token(): Promise<string> {
  const { code, stdout } = await tool("wrangler", ["auth", "token", "--json"]);
  const [, found] = /"token":\s*"([^"]+)"/.exec(stdout) ?? [];
  if (code !== 0 || !found)
    throw new CheckError(
      "Nobody is signed in to Cloudflare on this machine: run npx wrangler login.",
    );
  return found;
}

/** One statement, asked of D1's query API. @throws CheckError */
export async function query(target: Target, sql: string): Promise<DatabaseRow[]> {
  const body = JSON.stringify({ sql });
  const answer = await api(target).get<{ results?: DatabaseRow[] }[]>(
    `/d1/database/${target.expected.databaseId}/query`,
    { method: "POST", body },
  );
  if (!answer)
    throw new CheckError(
      "The database of wrangler.toml does not exist on this account: put the id of npx wrangler d1 list into both wrangler.toml.",
    );
  return answer[0]?.results ?? [];
}
