import { configFiles, type Role, roles, secrets } from "../environment/environment.ts";
import { api } from "./account.ts";
import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import type { Expected } from "./target.ts";

type Deployments = { deployments?: { created_on: string }[] };
type Subdomain = { enabled: boolean; previews_enabled?: boolean };
type Settings = {
  observability?: { logs?: { invocation_logs?: boolean }; traces?: { enabled?: boolean } };
};
type Schedules = { schedules?: { cron: string }[] };

/**
 * A worker: that it is deployed, has its secrets, its cron, and no second address, and that no
 * addresses are stored.
 */
const worker = (role: Role, name: string): Check => ({
  name: `worker ${name}`,
  ask: async (target) => {
    const client = api(target);
    const { deploy } = target;
    const script = `/workers/scripts/${name}`;
    const deployed = await client.get<Deployments>(`${script}/deployments`);
    const [latest] = deployed?.deployments ?? [];
    if (!latest) throw new CheckError(`The worker ${name} is not deployed: run ${deploy}.`);
    const set = ((await client.get<{ name: string }[]>(`${script}/secrets`)) ?? []).map(
      (secret) => secret.name,
    );
    const missing = secrets[role].find((secret) => !set.includes(secret));
    if (missing)
      throw new CheckError(
        `The secret ${missing} of ${name} is not set: npx wrangler secret put ${missing} --name ${name}.`,
      );
    const second = await client.get<Subdomain>(`${script}/subdomain`);
    if (second?.enabled || second?.previews_enabled)
      throw new CheckError(
        `${name} also answers at workers.dev: keep workers_dev = false and preview_urls = false in ${configFiles[role]}, and deploy.`,
      );
    checkPrivacy(name, deploy, await client.get<Settings>(`${script}/script-settings`));
    await checkCrons(
      deploy,
      role === "app" ? target.expected.crons : [],
      async () => (await client.get<Schedules>(`${script}/schedules`))?.schedules ?? [],
    );
    return `deployed ${latest.created_on.slice(0, 16).replace("T", " ")} UTC, secrets set`;
  },
});

/** Addresses hold the tokens of links, so that the platform may store none. */
function checkPrivacy(name: string, deploy: string, settings: Settings | undefined): void {
  const { logs, traces } = settings?.observability ?? {};
  if (settings?.observability && logs?.invocation_logs !== false)
    throw new CheckError(
      `${name} has its requests logged with their addresses: run ${deploy}, which sets invocation_logs = false.`,
    );
  if (traces?.enabled)
    throw new CheckError(
      `${name} has its requests traced with their addresses: run ${deploy}, which switches traces off.`,
    );
}

async function checkCrons(
  deploy: string,
  expected: readonly string[],
  ask: () => Promise<{ cron: string }[]>,
): Promise<void> {
  if (expected.length === 0) return;
  const there = (await ask()).map(({ cron }) => cron);
  const [missing] = expected.filter((cron) => !there.includes(cron));
  if (missing)
    throw new CheckError(
      `The cron ${missing} is not scheduled: run ${deploy}, which takes it from wrangler.toml.`,
    );
}

/** The workers of an environment, by their names. */
export const workerChecks = ({ workers }: Expected): Check[] =>
  roles.map((role) => worker(role, workers[role]));
