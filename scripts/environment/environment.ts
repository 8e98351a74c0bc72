/** A place where the product is deployed: production, staging, or another of `environments/`. */
export type Environment = {
  name: string;
  /** The file of its values, for messages. */
  file: string;
  values: Record<string, string>;
};

/** The workers that are deployed, in this order: each calls only those before it. */
export const roles = ["app", "stripe", "front"] as const;
export type Role = (typeof roles)[number];

/** The configuration of each worker, the same for every environment. */
export const configFiles: Record<Role, string> = {
  app: "wrangler.toml",
  stripe: "workers/stripe/wrangler.toml",
  front: "workers/front/wrangler.toml",
};

/** Secrets of each worker, set by `wrangler secret put`. */
export const secrets: Record<Role, readonly string[]> = {
  app: ["AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  front: [],
};

/** Secrets that may be missing: then text messages through a provider, or notifications on devices, are not offered. */
export const optionalSecrets: Record<Role, readonly string[]> = {
  app: ["TEXTING_KEYS", "PUSH_KEY"],
  stripe: ["TEXTING_KEYS"],
  front: [],
};

/** Settings of an environment that are not variables of a worker. */
export const settings = ["ZONE_NAME", "DATABASE_ID", "DATABASE_NAME", "RATE_LIMITS_FROM"] as const;

/** The host of an environment's site; empty where APP_URL is no address. */
export const hostOf = ({ values: { APP_URL = "" } }: Environment): string =>
  URL.canParse(APP_URL) ? new URL(APP_URL).host : "";
