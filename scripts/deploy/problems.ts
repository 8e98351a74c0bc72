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

type Workers = Record<"app" | "stripe" | "front", WorkerConfig>;

/** What must be fixed before a deployment; empty if nothing. */
export function configProblems({ app, stripe, front }: Workers): string[] {
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
  if (ourVars.APP_URL !== textsOf(front).APP_URL)
    problems.push("workers/front/wrangler.toml has another APP_URL than wrangler.toml");
  const [ours, theirs] = [databaseOf(app), databaseOf(stripe)];
  if (!ours || placeholderId.test(ours))
    problems.push("database_id in wrangler.toml is still the placeholder");
  if (ours !== theirs)
    problems.push("workers/stripe/wrangler.toml names another database_id than wrangler.toml");
  if (read.ok)
    problems.push(...addressProblems({ app, stripe, front }, new URL(read.config.appUrl).host));
  return problems;
}

/**
 * The workers answer under APP_URL only. Without a route, wrangler deploys an unreachable worker
 * and does not warn.
 */
function addressProblems({ app, stripe, front }: Workers, host: string): string[] {
  const problems: string[] = [];
  if (!routesOf(app).some((route) => isDomain(route, host)))
    problems.push(
      `wrangler.toml has no route for ${host}: add routes = [{ pattern = "${host}", custom_domain = true }] above its first [table]`,
    );
  if (!routesOf(stripe).some((route) => isPattern(route, `${host}/webhooks/*`)))
    problems.push(
      `workers/stripe/wrangler.toml has no route for ${host}/webhooks/*: add routes = [{ pattern = "${host}/webhooks/*", zone_name = "…" }] above its first [table]`,
    );
  if (!routesOf(front).some((route) => isPattern(route, `${host}/*`)))
    problems.push(
      `workers/front/wrangler.toml has no route for ${host}/*: add routes = [{ pattern = "${host}/*", zone_name = "…" }] above its first [table]`,
    );
  for (const [file, config] of [
    ["wrangler.toml", app],
    ["workers/stripe/wrangler.toml", stripe],
    ["workers/front/wrangler.toml", front],
  ] as const)
    if (config.workers_dev !== false) problems.push(`${file} does not say workers_dev = false`);
  return problems;
}

const routesOf = ({ routes = [], route }: WorkerConfig): Route[] =>
  route === undefined ? routes : [...routes, route];

/** A custom domain is named by its host; it lies behind all patterns. */
const isDomain = (route: Route, host: string) =>
  typeof route === "object" && route.custom_domain === true && route.pattern === host;

/** Any other route is a pattern in a zone. */
const isPattern = (route: Route, pattern: string) =>
  typeof route === "string"
    ? route === pattern
    : route.pattern === pattern && Boolean(route.zone_name || route.zone_id);

const textsOf = ({ vars = {} }: WorkerConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
const databaseOf = ({ d1_databases: databases = [] }: WorkerConfig) =>
  databases.find(({ binding }) => binding === "DB")?.database_id;
