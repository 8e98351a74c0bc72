/** Secrets that must be set in production, by `wrangler secret put`, for each worker. */
export const secrets = {
  llave: ["AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  "llave-stripe": ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  "llave-front": [],
} as const satisfies Record<string, readonly string[]>;
export type Deployed = keyof typeof secrets;

/** Which secrets of a worker are not set, from the output of `wrangler secret list`. */
export function missingSecrets(worker: Deployed, list: string): string[] {
  const set = (
    JSON.parse(list.slice(list.indexOf("["), list.lastIndexOf("]") + 1)) as { name: string }[]
  ).map(({ name }) => name);
  const needed: readonly string[] = secrets[worker];
  return needed
    .filter((name) => !set.includes(name))
    .map((name) => `the secret ${name} of ${worker} is not set`);
}
