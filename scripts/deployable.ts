import { readConfig } from "#app/platform/config.ts";

/** The little of a worker's configuration that decides whether it may go out; as `wrangler.toml` and the build's `wrangler.json` have it. */
export type WorkerConfig = {
  name?: string | undefined;
  main?: string | undefined;
  vars?: Record<string, unknown>;
  d1_databases?: { binding: string; database_id?: string | undefined }[];
  send_email?: { name: string }[];
  services?: { binding: string; service: string }[];
};

/** Secrets that must be set in production, by `wrangler secret put`. */
export const secrets = ["AUTH_SECRET"] as const;

const placeholder = /^0{8}-/;

/** Stand-ins that a configuration carries. They are for this machine; nothing goes out with one, not even in rehearsal. */
export function standIns({ name, main, vars = {}, services = [], send_email: mail = [] }: WorkerConfig): string[] {
  const found: string[] = [];
  if (name === "llave-demo" || main?.includes("demo")) found.push(`${name} is the worker of the stand-ins`);
  if (main?.endsWith("dev.ts")) found.push(`${name} is built from workers/dev.ts, which is for development`);
  for (const [variable, value] of Object.entries(vars)) if (value === "demo") found.push(`${variable}=demo is a stand-in`);
  for (const { binding, service } of services) if (service === "llave-demo") found.push(`${binding} is bound to the stand-ins`);
  if (name === "llave" && !mail.some((binding) => binding.name === "EMAIL")) found.push("EMAIL is not bound to the e-mail service");
  return found;
}

/** What a configuration lacks before it can serve the public; empty when nothing. */
export function lacking(app: WorkerConfig, stripe: WorkerConfig): string[] {
  const vars = Object.fromEntries(Object.entries(app.vars ?? {}).map(([name, value]) => [name, String(value)]));
  // The secret itself is never here; whether it is set is asked of Cloudflare (`missingSecrets`).
  const read = readConfig({ ...vars, AUTH_SECRET: "x".repeat(32) });
  const problems = read.ok ? [] : [...read.problems];
  if (read.ok && !read.config.appUrl.startsWith("https:")) problems.push("APP_URL is this machine's own address");
  const [ours, theirs] = [databaseOf(app), databaseOf(stripe)];
  if (!ours || placeholder.test(ours)) problems.push("database_id in wrangler.toml is still the placeholder");
  if (ours !== theirs) problems.push("workers/stripe/wrangler.toml names another database_id than wrangler.toml");
  return problems;
}

/** Which secrets are not set, from what `wrangler secret list` answers. */
export function missingSecrets(list: string): string[] {
  const set = (JSON.parse(list.slice(list.indexOf("["), list.lastIndexOf("]") + 1)) as { name: string }[]).map(({ name }) => name);
  return secrets.filter((name) => !set.includes(name)).map((name) => `the secret ${name} is not set`);
}

const databaseOf = ({ d1_databases: databases = [] }: WorkerConfig) => databases.find(({ binding }) => binding === "DB")?.database_id;
