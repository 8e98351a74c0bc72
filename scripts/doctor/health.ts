import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import { visit } from "./visit.ts";

type Health = { ok?: boolean } & Record<string, boolean>;

/** What to do about each part that a health response may report. */
const cures = (databaseName: string): Record<string, string> => ({
  configuration: "a variable or secret is missing, which npx wrangler tail names",
  database: `the database does not answer, so look at npx wrangler d1 info ${databaseName}`,
  files: "the bucket is not bound, so check FILES in wrangler.toml",
  livePayments: "Stripe's test keys are in use, so switch to live ones (docs/deploy.md)",
});

const health = (name: string, path: string): Check => ({
  name,
  ask: async (target) => {
    const answer = await visit(target, path);
    const said = (await answer.json().catch(() => undefined)) as Health | undefined;
    if (typeof said?.ok !== "boolean")
      throw new CheckError(
        `${path} was answered by something else (${answer.status}): check the routes, and firewall rules in front of it.`,
      );
    const [part] = Object.entries(said).flatMap(([key, ok]) => (ok || key === "ok" ? [] : key));
    if (!said.ok)
      throw new CheckError(
        `${path} reports a failure: ${cures(target.expected.databaseName)[part ?? ""] ?? `${part} is down`}.`,
      );
    return "ok";
  },
});

export const healths = [
  health("health of the site", "/health"),
  health("health of the webhooks", "/webhooks/health"),
];
