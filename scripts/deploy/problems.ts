import { readConfig, readWebhookConfig } from "#app/platform/config/config.ts";
import {
  configFiles,
  type Environment,
  hostOf,
  type Role,
  roles,
} from "../environment/environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";

/**
 * Placeholders for secrets, which are never in a file; Cloudflare is asked whether they are set.
 */
const placeholderSecrets = {
  AUTH_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_live_unseen",
  STRIPE_WEBHOOK_SECRET: "whsec_unseen00",
};

/** Lists problems of the configuration files that stop a deployment; empty if there are none. */
export function configProblems(
  workers: Record<Role, WorkerConfig>,
  environment: Environment,
): string[] {
  const [site, webhook] = [textsOf(workers.app), textsOf(workers.stripe)];
  const read = readConfig({ ...site, ...placeholderSecrets });
  const heard = readWebhookConfig({ ...webhook, ...placeholderSecrets });
  const problems = [...(read.ok ? [] : read.problems), ...(heard.ok ? [] : heard.problems)];
  if (read.ok && read.config.ai === "workers-ai" && !read.config.judge)
    problems.push("AI_JUDGE_MODEL is missing");
  if (read.ok && !read.config.appUrl.startsWith("https:"))
    problems.push("APP_URL is this machine's own address");
  problems.push(...settingProblems(environment));
  if (site.PAYMENTS !== webhook.PAYMENTS)
    problems.push(`${configFiles.stripe} has another PAYMENTS than ${configFiles.app}`);
  for (const role of roles)
    if (workers[role].workers_dev !== false)
      problems.push(`${configFiles[role]} does not say workers_dev = false`);
  return [...new Set(problems)];
}

function settingProblems(environment: Environment): string[] {
  const { ZONE_NAME = "", DATABASE_ID = "", RATE_LIMITS_FROM = "" } = environment.values;
  const host = hostOf(environment);
  const problems: string[] = [];
  if (!ZONE_NAME) problems.push("ZONE_NAME is missing");
  else if (host && host !== ZONE_NAME && !host.endsWith(`.${ZONE_NAME}`))
    problems.push(`APP_URL does not lie in the domain ${ZONE_NAME} of ZONE_NAME`);
  if (!DATABASE_ID) problems.push("DATABASE_ID is missing");
  else if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(DATABASE_ID))
    problems.push("DATABASE_ID is not an id as npx wrangler d1 list shows it");
  if (!/^[1-9]\d{0,8}$/.test(RATE_LIMITS_FROM))
    problems.push("RATE_LIMITS_FROM is not a whole number");
  return problems;
}

const textsOf = ({ vars = {} }: WorkerConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
