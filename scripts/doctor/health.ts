import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { visit } from "./outside.ts";

type Health = { ok?: boolean } & Record<string, boolean>;

/** What to do about each part that a health answer may name. */
const cures: Record<string, string> = {
  configuration: "a variable or secret is missing, which npx wrangler tail names",
  database: "the database does not answer, so look at npx wrangler d1 info llave",
  files: "the bucket is not bound, so check FILES in wrangler.toml",
  livePayments: "Stripe's test keys are in use, so switch to live ones (docs/launch.md)",
};

const health = (door: string, path: string): Check => ({
  door,
  ask: async (at) => {
    const answer = await visit(at, path);
    const said = (await answer.json().catch(() => undefined)) as Health | undefined;
    if (typeof said?.ok !== "boolean")
      throw new Wrong(
        `${path} was answered by something else (${answer.status}): check the routes, and firewall rules in front of it.`,
      );
    const [part] = Object.entries(said).flatMap(([name, well]) =>
      well || name === "ok" ? [] : name,
    );
    if (!said.ok)
      throw new Wrong(`${path} is not well: ${cures[part ?? ""] ?? `${part} is down`}.`);
    return "ok";
  },
});

export const healths = [
  health("health of the site", "/health"),
  health("health of the webhooks", "/webhooks/health"),
];
