import { readConfig, readWebhookConfig } from "#app/platform/config/config.ts";
import type { Route, WorkerConfig } from "./worker-config.ts";

/**
 * Placeholders for secrets, which are never in a file; `missingSecrets` asks Cloudflare whether they
 * are set.
 */
const placeholderSecrets = {
  AUTH_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_live_unseen",
  STRIPE_WEBHOOK_SECRET: "whsec_unseen00",
};

/**
 * Variables that must be equal in both workers: with other prices, the webhook worker would not
 * recognize a plan.
 */
const shared = ["APP_URL", "PAYMENTS", "STRIPE_PRICE_MEDIUM", "STRIPE_PRICE_PREMIUM"] as const;

const placeholderId = /^0{8}-/;

/** What must be fixed before a deployment; empty if nothing. */
export function configProblems(app: WorkerConfig, stripe: WorkerConfig): string[] {
  const [ourVars, theirVars] = [textsOf(app), textsOf(stripe)];
  const read = readConfig({ ...ourVars, ...placeholderSecrets });
  const problems = read.ok ? [] : [...read.problems];
  const webhook = readWebhookConfig({ ...theirVars, ...placeholderSecrets });
  if (!webhook.ok)
    problems.push(
      ...webhook.problems.map((problem) => `${problem} (workers/stripe/wrangler.toml)`),
    );
  for (const name of read.ok && webhook.ok ? shared : []) {
    if (ourVars[name] !== theirVars[name])
      problems.push(`workers/stripe/wrangler.toml has another ${name} than wrangler.toml`);
  }
  if (read.ok && read.config.ai === "workers-ai" && !read.config.judge)
    problems.push("AI_JUDGE_MODEL is missing");
  if (read.ok && !read.config.appUrl.startsWith("https:"))
    problems.push("APP_URL is this machine's own address");
  const [ours, theirs] = [databaseOf(app), databaseOf(stripe)];
  if (!ours || placeholderId.test(ours))
    problems.push("database_id in wrangler.toml is still the placeholder");
  if (ours !== theirs)
    problems.push("workers/stripe/wrangler.toml names another database_id than wrangler.toml");
  if (read.ok) problems.push(...addressProblems(app, stripe, new URL(read.config.appUrl).host));
  return problems;
}

/**
 * Both workers answer under APP_URL only. Without a route, wrangler deploys an unreachable worker
 * and does not warn.
 */
function addressProblems(app: WorkerConfig, stripe: WorkerConfig, host: string): string[] {
  const problems: string[] = [];
  if (!routesOf(app).some((route) => serves(route, host, `${host}/*`)))
    problems.push(
      `wrangler.toml has no route for ${host}: add routes = [{ pattern = "${host}", custom_domain = true }] above its first [table]`,
    );
  if (!routesOf(stripe).some((route) => serves(route, undefined, `${host}/webhooks/*`)))
    problems.push(
      `workers/stripe/wrangler.toml has no route for ${host}/webhooks/*: add routes = [{ pattern = "${host}/webhooks/*", zone_name = "…" }] above its first [table]`,
    );
  if (app.workers_dev !== false) problems.push("wrangler.toml does not say workers_dev = false");
  if (stripe.workers_dev !== false)
    problems.push("workers/stripe/wrangler.toml does not say workers_dev = false");
  return problems;
}

const routesOf = ({ routes = [], route }: WorkerConfig): Route[] =>
  route === undefined ? routes : [...routes, route];

/** A custom domain is named by its host, any other route by a pattern in a zone. */
function serves(route: Route, host: string | undefined, pattern: string): boolean {
  if (typeof route === "string") return route === pattern;
  if (route.custom_domain) return route.pattern === host;
  return route.pattern === pattern && Boolean(route.zone_name || route.zone_id);
}

const textsOf = ({ vars = {} }: WorkerConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
const databaseOf = ({ d1_databases: databases = [] }: WorkerConfig) =>
  databases.find(({ binding }) => binding === "DB")?.database_id;
