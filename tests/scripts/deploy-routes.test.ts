import { expect, test } from "vitest";
import type { WorkerConfig } from "../../scripts/deploy/worker-config.ts";
import { app, front, problems, stripe } from "../support/machine/deployment.ts";

test.each<[string, Partial<WorkerConfig>, string]>([
  ["no routes", { routes: undefined }, "wrangler.toml has no route for llave.example"],
  [
    "another host",
    { routes: [{ pattern: "www.llave.example", custom_domain: true }] },
    "wrangler.toml has no route for llave.example",
  ],
  [
    "a pattern without its zone",
    { routes: [{ pattern: "llave.example/*" }] },
    "wrangler.toml has no route for llave.example",
  ],
  [
    "an address at workers.dev",
    { workers_dev: undefined },
    "wrangler.toml does not say workers_dev = false",
  ],
])("the site with %s is refused", (_, changed, said) => {
  expect(problems({ app: { ...app, ...changed } })[0]).toContain(said);
});

test.each<[string, Partial<WorkerConfig>, string]>([
  [
    "no routes",
    { routes: undefined },
    "workers/stripe/wrangler.toml has no route for llave.example/webhooks/*",
  ],
  [
    "the whole site",
    { routes: [{ pattern: "llave.example", custom_domain: true }] },
    "has no route for llave.example/webhooks/*",
  ],
  [
    "an address at workers.dev",
    { workers_dev: true },
    "workers/stripe/wrangler.toml does not say workers_dev = false",
  ],
])("the webhook worker with %s is refused", (_, changed, said) => {
  expect(problems({ stripe: { ...stripe, ...changed } })[0]).toContain(said);
});

test.each<[string, Partial<WorkerConfig>, string]>([
  ["no routes", { routes: [] }, "workers/front/wrangler.toml has no route for llave.example/*"],
  ["another address", { vars: { APP_URL: "" } }, "has another APP_URL than wrangler.toml"],
  [
    "an address at workers.dev",
    { workers_dev: true },
    "workers/front/wrangler.toml does not say workers_dev = false",
  ],
])("the front worker with %s is refused", (_, changed, said) => {
  expect(problems({ front: { ...front, ...changed } })[0]).toContain(said);
});
