import type { Role } from "../../environment/environment.ts";
import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";
import { visit } from "./visit.ts";

type Health = { ok?: boolean } & Record<string, boolean>;

/** Fixes by part of a health response. */
const cures = (databaseName: string, worker: string): Record<string, string> => ({
  configuration: `a variable or secret is missing, which npx wrangler tail ${worker} names`,
  database: `the database does not answer, so look at npx wrangler d1 info ${databaseName}`,
  files: "the bucket is not bound, so check FILES in wrangler.toml",
  livePayments: "Stripe's test keys are in use, so switch to live ones (docs/deploy.md, 14)",
});

const health = (name: string, path: string, role: Role): Check => ({
  name,
  ask: async (target) => {
    const answer = await visit(target, path);
    const said = (await answer.json().catch(() => undefined)) as Health | undefined;
    if (typeof said?.ok !== "boolean")
      throw new CheckError(
        `${path} was answered by something else (${answer.status}): check the routes, and firewall rules in front of it.`,
      );
    const parts = Object.entries(said).flatMap(([key, ok]) => (ok || key === "ok" ? [] : key));
    const rehearsed = target.stripeMode === "test" && said.livePayments === false;
    const down = parts.filter((part) => !(rehearsed && part === "livePayments"));
    const { databaseName, workers } = target.expected;
    if (down.length > 0 || !(said.ok || rehearsed))
      throw new CheckError(
        `${path} reports a failure: ${cures(databaseName, workers[role])[down[0] ?? ""] ?? `${down[0]} is down`}.`,
      );
    if (target.stripeMode === "test" && !rehearsed)
      throw new CheckError(
        `${path} reports live payments: put a key of a sandbox into STRIPE_SECRET_KEY of ${workers[role]} (docs/deploy.md, Staging).`,
      );
    return rehearsed ? "ok, in Stripe's test mode" : "ok";
  },
});

export const healths = [
  health("health of the site", "/health", "app"),
  health("health of the webhooks", "/webhooks/health", "stripe"),
];
