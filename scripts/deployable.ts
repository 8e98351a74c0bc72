import { readConfig, readWebhookConfig } from "#app/platform/config/config.ts";

/**
 * The little of a worker's configuration that decides whether it may go out; as `wrangler.toml` and
 * the build's `wrangler.json` have it.
 */
export type WorkerConfig = {
  name?: string | undefined;
  main?: string | undefined;
  vars?: Record<string, unknown>;
  d1_databases?: { binding: string; database_id?: string | undefined }[];
  send_email?: { name: string }[];
  ai?: { binding: string } | undefined;
  services?: { binding: string; service: string }[];
  routes?: Route[] | undefined;
  route?: Route | undefined;
  workers_dev?: boolean | undefined;
};
type Route =
  | string
  | { pattern: string; custom_domain?: boolean; zone_name?: string; zone_id?: string };

/** Secrets that must be set in production, by `wrangler secret put`, for each worker. */
export const secrets = {
  llave: ["AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  "llave-stripe": ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
} as const;
export type Deployed = keyof typeof secrets;

/**
 * In the place of secrets, which are never here; whether they are set is asked of Cloudflare
 * (`missingSecrets`).
 */
const unseen = {
  AUTH_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_live_unseen",
  STRIPE_WEBHOOK_SECRET: "whsec_unseen00",
};

/**
 * What both workers must be told alike: a webhook that knows other prices would take a plan for
 * none.
 */
const shared = ["APP_URL", "PAYMENTS", "STRIPE_PRICE_MEDIUM", "STRIPE_PRICE_PREMIUM"] as const;

const placeholder = /^0{8}-/;

/**
 * Stand-ins that a configuration carries. They are for this machine; nothing goes out with one, not
 * even in rehearsal.
 */
export function standIns({
  name,
  main,
  vars = {},
  services = [],
  send_email: mail = [],
  ai,
}: WorkerConfig): string[] {
  const found: string[] = [];
  if (name === "llave-demo" || main?.includes("demo"))
    found.push(`${name} is the worker of the stand-ins`);
  if (main?.endsWith("dev.ts"))
    found.push(`${name} is built from workers/dev.ts, which is for development`);
  for (const [variable, value] of Object.entries(vars))
    if (value === "demo") found.push(`${variable}=demo is a stand-in`);
  for (const { binding, service } of services)
    if (service === "llave-demo") found.push(`${binding} is bound to the stand-ins`);
  if (name === "llave" && !mail.some((binding) => binding.name === "EMAIL"))
    found.push("EMAIL is not bound to the e-mail service");
  if (name === "llave" && ai?.binding !== "WORKERS_AI")
    found.push("WORKERS_AI is not bound to the models");
  return found;
}

/** What a configuration lacks before it can serve the public; empty when nothing. */
export function lacking(app: WorkerConfig, stripe: WorkerConfig): string[] {
  const [ourVars, theirVars] = [textsOf(app), textsOf(stripe)];
  const read = readConfig({ ...ourVars, ...unseen });
  const problems = read.ok ? [] : [...read.problems];
  const heard = readWebhookConfig({ ...theirVars, ...unseen });
  if (!heard.ok)
    problems.push(...heard.problems.map((problem) => `${problem} (workers/stripe/wrangler.toml)`));
  for (const name of read.ok && heard.ok ? shared : []) {
    if (ourVars[name] !== theirVars[name])
      problems.push(`workers/stripe/wrangler.toml has another ${name} than wrangler.toml`);
  }
  if (read.ok && !read.config.appUrl.startsWith("https:"))
    problems.push("APP_URL is this machine's own address");
  const [ours, theirs] = [databaseOf(app), databaseOf(stripe)];
  if (!ours || placeholder.test(ours))
    problems.push("database_id in wrangler.toml is still the placeholder");
  if (ours !== theirs)
    problems.push("workers/stripe/wrangler.toml names another database_id than wrangler.toml");
  if (read.ok) problems.push(...addressProblems(app, stripe, new URL(read.config.appUrl).host));
  return problems;
}

/**
 * Both workers answer under APP_URL and nowhere else. Without a route, wrangler deploys a worker
 * that nobody can reach, and says so nowhere.
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

/** Which secrets of a worker are not set, from what `wrangler secret list` answers. */
export function missingSecrets(worker: Deployed, list: string): string[] {
  const set = (
    JSON.parse(list.slice(list.indexOf("["), list.lastIndexOf("]") + 1)) as { name: string }[]
  ).map(({ name }) => name);
  return secrets[worker]
    .filter((name) => !set.includes(name))
    .map((name) => `the secret ${name} of ${worker} is not set`);
}

const textsOf = ({ vars = {} }: WorkerConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
const databaseOf = ({ d1_databases: databases = [] }: WorkerConfig) =>
  databases.find(({ binding }) => binding === "DB")?.database_id;
