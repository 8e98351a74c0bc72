import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { events } from "../../scripts/doctor/stripe/events.ts";
import { optionalSecrets, roles, secrets } from "../../scripts/environment/environment.ts";
import { readEnvironment, workersOf } from "../../scripts/environment/read.ts";

// docs/deploy.md is followed by hand once: what it says is compared with what is deployed.
const list = readFileSync("docs/deploy.md", "utf8");
const workers = workersOf(readEnvironment());

test("The list of the deployment names every event that the doctor expects", () => {
  const [, listed = ""] = /\*Webhooks\*:([\s\S]*?)Its signing secret/.exec(list) ?? [];
  const names = [...listed.matchAll(/`([a-z_.]+)`/g)].map(([, name]) =>
    name!.replace(/^\./, "customer.subscription."),
  );
  expect(names).toEqual([...events]);
});

test("The version of Stripe's API that the list names is that of the SDK", () => {
  expect(list).toContain(`the SDK's own is \`${Stripe.API_VERSION}\``);
});

test("There is a command for every secret of every worker, and no other", () => {
  const commands = [...list.matchAll(/wrangler secret put (\w+) --name (\S+)/g)];
  const wanted = roles.flatMap((role) =>
    [...secrets[role], ...optionalSecrets[role]].map((secret) => `${secret} ${workers[role].name}`),
  );
  expect(commands.map(([, name, worker]) => `${name} ${worker}`).sort()).toEqual(wanted.sort());
});

test("What is created has the names that the configuration has", () => {
  const names = (command: RegExp) => [...list.matchAll(command)].map(([, name]) => name);
  const { app } = workers;
  const configured = {
    databases: app.d1_databases.map(({ database_name }) => database_name),
    buckets: app.r2_buckets.map(({ bucket_name }) => bucket_name),
    queues: app.queues.consumers?.map(({ queue }) => queue),
    limits: app.ratelimits.map(({ namespace_id }) => namespace_id),
  };
  expect({
    databases: names(/wrangler d1 create ([\w-]+)/g),
    buckets: names(/wrangler r2 bucket create ([\w-]+)/g),
    queues: names(/wrangler queues create ([\w-]+)/g),
    limits: names(/\b(100\d)\b/g),
  }).toEqual(configured);
});
