import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { secrets } from "../../scripts/deploy/secrets.ts";
import { events } from "../../scripts/doctor/stripe/events.ts";

// docs/deploy.md is followed by hand once: what it says is compared with what is deployed.
const list = readFileSync("docs/deploy.md", "utf8");
const files = {
  llave: "wrangler.toml",
  "llave-stripe": "workers/stripe/wrangler.toml",
  "llave-front": "workers/front/wrangler.toml",
};
type Configuration = {
  d1_databases: { database_name: string }[];
  r2_buckets: { bucket_name: string }[];
  queues: { consumers: { queue: string }[] };
  ratelimits: { namespace_id: string }[];
};
const app: Configuration = readConfig({ config: files.llave }, { hideWarnings: true });

test("The list of the deployment names every event that the doctor expects", () => {
  const [, listed = ""] = /\*Webhooks\*:([\s\S]*?)Its signing secret/.exec(list) ?? [];
  const names = [...listed.matchAll(/`([a-z_.]+)`/g)].map(([, name]) =>
    name!.replace(/^\./, "customer.subscription."),
  );
  expect(names).toEqual([...events]);
});

test("The webhook endpoint is made with the version of Stripe's API that the code reads", () => {
  expect(list).toContain(`**API version \`${Stripe.API_VERSION}\`**`);
});

test("There is a command for every secret of every worker, and no other", () => {
  const commands = [...list.matchAll(/wrangler secret put (\w+) --config (\S+)/g)];
  const wanted = Object.entries(secrets).flatMap(([worker, names]) =>
    names.map((name) => `${name} ${files[worker as keyof typeof files]}`),
  );
  expect(commands.map(([, name, file]) => `${name} ${file}`).sort()).toEqual(wanted.sort());
});

test("What is created has the names that the configuration has", () => {
  const names = (command: RegExp) => [...list.matchAll(command)].map(([, name]) => name);
  const configured = {
    databases: app.d1_databases.map(({ database_name }) => database_name),
    buckets: app.r2_buckets.map(({ bucket_name }) => bucket_name),
    queues: app.queues.consumers.map(({ queue }) => queue),
    limits: app.ratelimits.map(({ namespace_id }) => namespace_id),
  };
  expect({
    databases: names(/wrangler d1 create ([\w-]+)/g),
    buckets: names(/wrangler r2 bucket create ([\w-]+)/g),
    queues: names(/wrangler queues create ([\w-]+)/g),
    limits: names(/\b(100\d)\b(?=,| and| in)/g),
  }).toEqual(configured);
});
