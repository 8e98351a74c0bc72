import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configProblems } from "../../scripts/deploy/problems.ts";
import { missingSecrets } from "../../scripts/deploy/secrets.ts";
import { standIns } from "../../scripts/deploy/stand-ins.ts";
import type { WorkerConfig } from "../../scripts/deploy/worker-config.ts";
import { warnings } from "../../scripts/tool.ts";

const database = [{ binding: "DB", database_id: "4f1d2c3b-0000-4000-8000-000000000001" }];
const vars = {
  APP_URL: "https://llave.example",
  MAIL: "cloudflare",
  MAIL_FROM: "hello@llave.example",
  CONTACT_EMAIL: "hello@llave.example",
  PAYMENTS: "stripe",
  STRIPE_PRICE_MEDIUM: "price_bronze",
  STRIPE_PRICE_PREMIUM: "price_diamond",
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/one/chat",
  AI_VISION_MODELS: "",
  AI_TRANSLATION_MODELS: "@cf/one/words",
  AI_JUDGE_MODEL: "@cf/one/judge",
};
const { APP_URL, PAYMENTS, STRIPE_PRICE_MEDIUM, STRIPE_PRICE_PREMIUM } = vars;
const heard = { APP_URL, PAYMENTS, STRIPE_PRICE_MEDIUM, STRIPE_PRICE_PREMIUM };
const app: WorkerConfig = {
  name: "llave",
  main: "index.js",
  vars,
  d1_databases: database,
  send_email: [{ name: "EMAIL" }],
  ai: { binding: "WORKERS_AI" },
  services: [],
  routes: [{ pattern: "llave.example", custom_domain: true }],
  workers_dev: false,
};
const stripe: WorkerConfig = {
  name: "llave-stripe",
  main: "index.js",
  vars: heard,
  d1_databases: database,
  routes: [{ pattern: "llave.example/webhooks/*", zone_name: "llave.example" }],
  workers_dev: false,
};

const front: WorkerConfig = {
  name: "llave-front",
  main: "index.js",
  vars: { APP_URL },
  services: [{ binding: "APP", service: "llave" }],
  routes: [{ pattern: "llave.example/*", zone_name: "llave.example" }],
  workers_dev: false,
};
const problems = (changed: Partial<Record<"app" | "stripe" | "front", WorkerConfig>> = {}) =>
  configProblems({ app, stripe, front, ...changed });

test("a complete configuration may go out", () => {
  expect([...[app, stripe, front].flatMap(standIns), ...problems()]).toEqual([]);
});

test.each<[string, WorkerConfig, string]>([
  ["mail into the outbox", { ...app, vars: { ...vars, MAIL: "demo" } }, "MAIL=demo is a stand-in"],
  [
    "payments by the stand-in",
    { ...app, vars: { ...vars, PAYMENTS: "demo" } },
    "PAYMENTS=demo is a stand-in",
  ],
  [
    "webhooks of the stand-in",
    { ...stripe, vars: { ...heard, PAYMENTS: "demo" } },
    "PAYMENTS=demo is a stand-in",
  ],
  [
    "Stripe's API by the stand-in",
    { ...app, services: [{ binding: "STRIPE_API", service: "llave-demo" }] },
    "STRIPE_API is bound to the stand-ins",
  ],
  [
    "a binding to the stand-ins",
    { ...app, services: [{ binding: "EMAIL", service: "llave-demo" }] },
    "EMAIL is bound to the stand-ins",
  ],
  [
    "no second factor of administrators",
    { ...app, vars: { ...vars, ADMIN_TWO_FACTOR: "demo" } },
    "ADMIN_TWO_FACTOR=demo is a stand-in",
  ],
  [
    "the VINs of the stand-in",
    { ...app, vars: { ...vars, VIN: "demo" } },
    "VIN=demo is a stand-in",
  ],
  ["the web of the stand-in", { ...app, vars: { ...vars, WEB: "demo" } }, "WEB=demo is a stand-in"],
  ["answers of the stand-in", { ...app, vars: { ...vars, AI: "demo" } }, "AI=demo is a stand-in"],
  ["no models", { ...app, ai: undefined }, "WORKERS_AI is not bound to the models"],
  ["no e-mail service", { ...app, send_email: [] }, "EMAIL is not bound to the e-mail service"],
  [
    "the worker of the stand-ins",
    { name: "llave-demo", main: "index.js" },
    "llave-demo is the worker of the stand-ins",
  ],
  [
    "the development entry",
    { ...app, main: "workers/dev.ts" },
    "llave is built from workers/dev.ts, which is for development",
  ],
])("%s is refused", (_, config, said) => {
  expect(standIns(config)).toEqual([said]);
});

test.each<[string, Partial<typeof vars>, string]>([
  ["no address", { APP_URL: "" }, "APP_URL is not an address"],
  ["an address without https", { APP_URL: "http://llave.example" }, "APP_URL is not https"],
  [
    "this machine's address",
    { APP_URL: "http://localhost:8787" },
    "APP_URL is this machine's own address",
  ],
  ["no sender", { MAIL_FROM: "" }, "MAIL_FROM is missing"],
  [
    "a sender that is none",
    { MAIL_FROM: "Llave" },
    "MAIL_FROM is not a sender, such as Llave <no-reply@llave.example>",
  ],
  ["a contact that is none", { CONTACT_EMAIL: "hello" }, "CONTACT_EMAIL is not an email address"],
  ["no payments", { PAYMENTS: "" }, "PAYMENTS is neither stripe nor demo"],
  ["payments by the stand-in", { PAYMENTS: "demo" }, "PAYMENTS=demo is for this machine only"],
  ["no price of Bronze", { STRIPE_PRICE_MEDIUM: "" }, "STRIPE_PRICE_MEDIUM is missing"],
  [
    "the demo's price",
    { STRIPE_PRICE_PREMIUM: "price_demo_premium" },
    "STRIPE_PRICE_PREMIUM is the demo's",
  ],
  [
    "one price for both plans",
    { STRIPE_PRICE_PREMIUM: "price_bronze" },
    "one price sells both plans",
  ],
  ["no model for the assistant", { AI_CHAT_MODELS: "" }, "AI_CHAT_MODELS is missing"],
  ["no second model", { AI_JUDGE_MODEL: "" }, "AI_JUDGE_MODEL is missing"],
  ["no contact", { CONTACT_EMAIL: "" }, "CONTACT_EMAIL is missing"],
])("%s is refused", (_, changed, said) => {
  expect(problems({ app: { ...app, vars: { ...vars, ...changed } } })).toContain(said);
});

test("the placeholder of the database is refused, and two databases", () => {
  const other = (id: string) => ({ d1_databases: [{ binding: "DB", database_id: id }] });
  const placeholder = other("00000000-0000-0000-0000-000000000000");
  expect(
    problems({ app: { ...app, ...placeholder }, stripe: { ...stripe, ...placeholder } }),
  ).toEqual(["database_id in wrangler.toml is still the placeholder"]);
  expect(
    problems({ stripe: { ...stripe, ...other("5a5a5a5a-0000-4000-8000-000000000002") } })[0],
  ).toContain("another database_id");
});

test("the webhook worker must know the same prices", () => {
  const other = { ...stripe, vars: { ...heard, STRIPE_PRICE_MEDIUM: "price_other" } };
  expect(problems({ stripe: other })).toEqual([
    "workers/stripe/wrangler.toml has another STRIPE_PRICE_MEDIUM than wrangler.toml",
  ]);
  const none = { ...stripe, vars: { ...heard, STRIPE_PRICE_PREMIUM: "" } };
  expect(problems({ stripe: none })).toEqual([
    "STRIPE_PRICE_PREMIUM is missing (workers/stripe/wrangler.toml)",
  ]);
});

test("a secret that is not set is refused, for either worker", () => {
  const list = (...names: string[]) =>
    JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));
  expect(
    missingSecrets("llave", list("AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET")),
  ).toEqual([]);
  expect(missingSecrets("llave", list("AUTH_SECRET", "STRIPE_SECRET_KEY"))).toEqual([
    "the secret STRIPE_WEBHOOK_SECRET of llave is not set",
  ]);
  expect(missingSecrets("llave-stripe", "some banner\n[]\n")).toEqual([
    "the secret STRIPE_SECRET_KEY of llave-stripe is not set",
    "the secret STRIPE_WEBHOOK_SECRET of llave-stripe is not set",
  ]);
});

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

test.each(["wrangler.toml", "workers/stripe/wrangler.toml", "workers/front/wrangler.toml"])(
  "%s has a place for routes at its top level, which works when uncommented",
  (file) => {
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n");
    const at = lines.findIndex((line) => line.startsWith("# routes = ["));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(lines.findIndex((line) => line.startsWith("[")));
  },
);

test("what wrangler warns of is one line each", () => {
  const output = `
 ⛅️ wrangler 4.151.0
▲ [WARNING] Processing wrangler.toml configuration:

    - Unexpected fields found in triggers field: "routes"


Total Upload: 1 KiB
▲ [WARNING] Another one
`;
  expect(warnings(output)).toEqual([
    'Processing wrangler.toml configuration: - Unexpected fields found in triggers field: "routes"',
    "Another one",
  ]);
});
